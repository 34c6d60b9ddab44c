"""Another process: reads pickled samples, and answers with what they are there, pickled once more from there."""

import pickle
import sys

from tests.forms.samples import plain

if __name__ == "__main__":
    things = pickle.load(sys.stdin.buffer)
    answer = [plain(thing) for thing in things]
    pickle.dump((answer, pickle.dumps(things)), sys.stdout.buffer)
