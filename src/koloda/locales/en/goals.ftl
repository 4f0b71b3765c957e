# The goal and your progress, in a few words
web-goal = Goal

face-to-face-goal = Play all your cards first
face-to-face-goal-own = you: { $left } left
face-to-face-goal-other = opponent: { $left } left
face-to-face-goal-left = { $seat }: { $left } left

schotten-totten-2-goal-attacker = You attack: damage four tiles, or one twice
schotten-totten-2-goal-defender = You defend: hold the wall until the deck is empty
schotten-totten-2-goal-watched = Attacker: four damaged tiles, or one twice. Defender: hold out
schotten-totten-2-goal-damaged = damaged: { $damaged } of 4
schotten-totten-2-goal-deck = siege deck: { $size }

scram-goal-round = Round { $round } of { $rounds }
scram-goal-sums = your team { $own }, the other { $other }: fewer is better
scram-goal-team = { $team }: { $sum }
scram-goal-call = call “Scram!” with { $most } cards or fewer
scram-goal-call-later = call with { $most } cards or fewer: you have { $cards }
scram-goal-may-call = { $cards ->
    [0] your camp is empty: enough to call
    [one] { $cards } card: you can call, { $most } is the most
   *[other] { $cards } cards: you can call, { $most } is the most
  }
scram-goal-called = { $caller } called: last turns

gallop-goal-colours = Colours: { $have } of { $of }, missing { $missing }
gallop-goal-complete = All { $of } colours: the deal ends with this round
gallop-goal-watched = A collection with all { $of } colours ends the deal
gallop-goal-now = { $points ->
    [one] now worth { $points } point
   *[other] now worth { $points } points
  }
gallop-goal-match = { $match ->
    [target] first to { $goal ->
        [one] { $goal } point
       *[other] { $goal } points
      }
    [wins] first to { $goal ->
        [one] { $goal } deal
       *[other] { $goal } deals
      }
   *[single] one deal
  }
gallop-goal-to-target = total { $points } of { $goal }
gallop-goal-to-wins = deals won: { $points } of { $goal }
gallop-goal-to-single = one deal: most points wins
gallop-table-colour = { $colour ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
   *[purple] purple
  }
