# What is wrong with a record, or with a position that goes on from one; and where a record does not fit its own
# beginning. By the contributors.
#
# $found is what was written, $wanted and $expected what it should be, both as they stand in files.

## Files

fault-not-json = This is not JSON: { $reason }.
fault-not-a-record = This is no record: its first line should be "{ $expected }".
fault-unknown-notation = This record is of version { $version } of the notation; this program reads version { $newest }.
fault-newer-rules =
    This record was written under rules { $version }; the newest that this program knows are rules { $newest }.

## The lines of a record

fault-unknown-line = A line cannot begin with "{ $found }"; it begins with a round such as 3, or with one of: { $known }.
fault-line-twice = There is a line "{ $word }" already, line { $n }; one of them is too many.
fault-line-late = The line "{ $word }" belongs before the first action.
fault-line-missing = The line "{ $word }" is missing; it belongs before the first action.
fault-line-beside-from = The line "{ $word }" cannot stand beside "from": the position says that itself.
fault-not-rules = The number of the rules belongs here, such as: rules 1.
fault-not-pairs = "{ $found }" should be a name and a value, such as pay_from_pot=true, each name once.
fault-not-a-seed = "{ $found }" is no seed: a number of at most 31 digits belongs here, or 32 hexadecimal digits.
fault-seed-differs = The seed is { $found } here and { $expected } in the position; leave one of them out.
fault-not-a-position = A position as JSON on one line belongs here.
fault-not-names = The players' names belong here, in quotes and parted by commas: players "Ann", "Bob".
fault-players-number =
    { $n ->
        [one] There is 1 player's name
       *[other] There are { $n } players' names
    }; this game has { $expected } seats.
fault-not-an-action = This is no action: round, seat and action belong here, such as: 3 B conquer 12.
fault-action-late = An action cannot stand after the result or the digest.
fault-not-an-outcome =
    "{ $found }" is nothing that chance decides: it should be a die from 0 to 3, "shown" with a combo, or "reshuffle" with badges.
fault-not-a-result = "{ $found }" should be a seat and its coins, such as: result A 92, B 88.
fault-not-a-digest = A digest of 16 hexadecimal digits belongs here.

## Positions that go on from a record

fault-at-without-from = This counts actions of a record; name the record: from = "game.record".
fault-no-folder = { $record } cannot be found from here: only a position in a file can go on from a record.
fault-record-unreadable = The record { $record } cannot be read; its path is seen from the folder of this file.
fault-record-shorter =
    { $most ->
        [one] The record { $record } has 1 action only, not { $n }.
       *[other] The record { $record } has { $most } actions only, not { $n }.
    }
fault-record-broken =
    The record { $record } cannot be replayed because of its line { $where }; smallworld record verify tells why.

## Where a record does not fit

difference-record-access = Here stand: { $found }. With this seed it would be: { $wanted }.
difference-record-column = Here lies open: { $found }. With this seed it would be: { $wanted }.
difference-record-game-over = The game was over before this action.
difference-record-round = This is round { $wanted }, not { $found }.
difference-record-seat = It is for { $wanted } to decide here, not for { $found }.
difference-record-refused =
    { $ruling ->
        [none] "{ $tried }" is not allowed here ({ $reason }): { $sentence }
       *[other] "{ $tried }" is not allowed here ({ $reason }, { $ruling }): { $sentence }
    }
difference-record-outcome = Chance decides "{ $wanted }" here, not "{ $found }".
difference-record-outcome-missing = What chance decides here is missing: "{ $wanted }".
difference-record-outcome-lacks =
    { $what ->
        [die] The die is rolled here, and what it showed is missing.
        [shown] A combo new in the column is missing here.
       *[other] The badges are reshuffled here, and that is missing.
    }
difference-record-outcome-extra = Chance decides nothing here that could be "{ $found }".
difference-record-outcome-impossible = "{ $found }" cannot come here.
difference-record-not-over = The game is not over, so it has no result yet.
difference-record-no-result = The game is over, and the result is missing: { $wanted }.
difference-record-result = The result is { $wanted }, not { $found }.
difference-record-no-digest = The game is over, and the digest is missing: { $wanted }.
difference-record-digest = The digest of the last position is { $wanted }, not { $found }.
