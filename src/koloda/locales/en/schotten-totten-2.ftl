# Schotten Totten 2. Claims: what a formation counts as; "J=R7" is a joker that stands for R7
schotten-totten-2-proof-attacker-colour-run = The attacker: { $cards }, a colour run, total { $total }.
schotten-totten-2-proof-attacker-equal-strength = The attacker: { $cards }, equal strength, total { $total }.
schotten-totten-2-proof-attacker-colour = The attacker: { $cards }, a colour, total { $total }.
schotten-totten-2-proof-attacker-run = The attacker: { $cards }, a run, total { $total }.
schotten-totten-2-proof-attacker-sum = The attacker: { $cards }, a sum, total { $total }.
schotten-totten-2-proof-attacker-lowest-sum = The attacker: { $cards }, a lowest sum, total { $total }.
schotten-totten-2-proof-defender-colour-run = The defender: { $cards }, a colour run, total { $total }.
schotten-totten-2-proof-defender-equal-strength = The defender: { $cards }, equal strength, total { $total }.
schotten-totten-2-proof-defender-colour = The defender: { $cards }, a colour, total { $total }.
schotten-totten-2-proof-defender-run = The defender: { $cards }, a run, total { $total }.
schotten-totten-2-proof-defender-sum = The defender: { $cards }, a sum, total { $total }.
schotten-totten-2-proof-defender-lowest-sum = The defender: { $cards }, a lowest sum, total { $total }.

# why a good claim is good
schotten-totten-2-proof-stronger = Both formations are complete, and the attacker's is the stronger.
schotten-totten-2-proof-level-first = Both formations are complete and level, and the attacker's was complete first.
schotten-totten-2-proof-too-few = The defender can't complete his formation: { $missing ->
    [one] it lacks 1 card
   *[other] it lacks { $missing } cards
  }, and { $free ->
    [0] none is free
    [one] only 1 is free
   *[other] only { $free } are free
  }.
schotten-totten-2-proof-best-sum = The highest sum that the defender can still have is { $total }, with { $cards }.
schotten-totten-2-proof-best-lowest-sum = The lowest sum that the defender can still have is { $total }, with { $cards }.
schotten-totten-2-proof-none-colour-run-above = No colour run of { $size } counts more than { $above }.
schotten-totten-2-proof-unfit-colour-run = The defender's { $cards } can't become a colour run of { $size }.
schotten-totten-2-proof-gone-colour-run = For a colour run of { $size } the defender needs one of these cards, and they are gone: { $cards }.
schotten-totten-2-proof-unfit-colour-run-above = The defender's { $cards } can't become a colour run of { $size } above { $above }.
schotten-totten-2-proof-gone-colour-run-above = For a colour run of { $size } above { $above } the defender needs one of these cards, and they are gone: { $cards }.
schotten-totten-2-proof-none-equal-strength-above = No equal strength of { $size } counts more than { $above }.
schotten-totten-2-proof-unfit-equal-strength = The defender's { $cards } can't become an equal strength of { $size }.
schotten-totten-2-proof-gone-equal-strength = For an equal strength of { $size } the defender needs one of these cards, and they are gone: { $cards }.
schotten-totten-2-proof-unfit-equal-strength-above = The defender's { $cards } can't become an equal strength of { $size } above { $above }.
schotten-totten-2-proof-gone-equal-strength-above = For an equal strength of { $size } above { $above } the defender needs one of these cards, and they are gone: { $cards }.
schotten-totten-2-proof-none-colour-above = No colour of { $size } counts more than { $above }.
schotten-totten-2-proof-unfit-colour = The defender's { $cards } can't become a colour of { $size }.
schotten-totten-2-proof-gone-colour = For a colour of { $size } the defender needs one of these cards, and they are gone: { $cards }.
schotten-totten-2-proof-unfit-colour-above = The defender's { $cards } can't become a colour of { $size } above { $above }.
schotten-totten-2-proof-gone-colour-above = For a colour of { $size } above { $above } the defender needs one of these cards, and they are gone: { $cards }.
schotten-totten-2-proof-none-run-above = No run of { $size } counts more than { $above }.
schotten-totten-2-proof-unfit-run = The defender's { $cards } can't become a run of { $size }.
schotten-totten-2-proof-gone-run = For a run of { $size } the defender needs one of these cards, and they are gone: { $cards }.
schotten-totten-2-proof-unfit-run-above = The defender's { $cards } can't become a run of { $size } above { $above }.
schotten-totten-2-proof-gone-run-above = For a run of { $size } above { $above } the defender needs one of these cards, and they are gone: { $cards }.

# why another is not
schotten-totten-2-proof-counter = The defender may still add { $cards }.
schotten-totten-2-proof-weaker = That is stronger than the attacker's.
schotten-totten-2-proof-level-later = That is level, and the defender's was complete first.

# claims at a real table
schotten-totten-2-claim-tile = Which tile is claimed, 1 to 7? (4d: the fourth, damaged; or paste JSON)
schotten-totten-2-claim-attacker = The attacker's cards there, e.g. R5 B11 J?
schotten-totten-2-claim-defender = The defender's cards there?
schotten-totten-2-claim-gone = All other cards that lie open, at other tiles or discarded?
schotten-totten-2-claim-first = Both are complete and level. Who was first, attacker or defender?
schotten-totten-2-claim-good = The claim is good.
schotten-totten-2-claim-not-proved = The claim can't be proved.
