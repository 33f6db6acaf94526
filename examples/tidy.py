"""A bot in plain Python: boardwright play game_of_trains --bots examples/tidy.py:Tidy"""


class Tidy:
    """Draws a wagon each turn, and puts it where it helps most: number 1 in front, number 84 at the end."""

    def __init__(self, game, seed):
        self.actions = game.actions

    def choose(self, observation, legal):
        train, hand = observation.train[observation.viewer], observation.hand[observation.viewer]

        def gain(id):
            kind, place = self.actions[id].kind, self.actions[id].args.get("position")
            return misfit(train[place - 1], place) - misfit(hand[0], place) if kind == "replace" else kind == "draw"

        return max(legal, key=gain)


def misfit(card, place):
    return abs(card / 12 - (place - 0.5))
