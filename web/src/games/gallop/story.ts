/** Cards are revealed, taken, deported, swapped, burnt wave by wave, and drawn. */

import type { Happening, View } from "../../net/protocol";
import type { Step } from "../../table/motion";
import type { GallopView } from "./view";

export function story(happened: Happening[], seen: View): Step[] {
  const { sides } = seen as GallopView;
  const taken = happened.filter((one) => one.event === "taken");
  const city = (name: unknown) => `city-${String(name)}`;
  // a city that burns or goes as soon as it is taken leaves from where it was laid
  const cities = (names: unknown[]) => [
    ...names.map(city),
    ...taken.filter((one) => names.includes(one.card)).map((one) => `laid-${String(one.owner)}`),
  ];
  return happened.flatMap((one): Step[] => {
    const own = `collection-${String(one.seat)}`;
    switch (one.event) {
      case "revealed":
        return [{ things: sides.map((_, seat) => `laid-${seat}`), isScene: true }];
      case "taken": {
        const isCity = /^[ROYGBP]/.test(String(one.card));
        return [
          isCity
            ? { things: [city(one.card)] }
            : { things: [`laid-${String(one.owner)}`], leaves: "flying", to: "pile" },
        ];
      }
      case "deported":
        return one.city ? [{ things: cities([one.city]), leaves: "flying", to: "pile" }] : [];
      case "swapped":
        return [{ things: [city(one.gave), city(one.got)] }];
      case "burnt":
        return [{ things: cities(one.cities as string[]), leaves: "burning", to: own }];
      case "drawn":
        return one.card ? [{ things: [`hand-${String(one.card)}`] }] : [];
      default:
        return [];
    }
  });
}
