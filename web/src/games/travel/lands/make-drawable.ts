import type { Pack, Place } from "../wire/maps";
import { linesOf } from "./small-map";

/** The first of each kind. */
function firsts<T>(list: readonly T[], kind: (one: T) => string): readonly T[] {
  const known = new Set<string>();
  return list.filter((one) => !known.has(kind(one)) && known.add(kind(one)));
}

/** A place that lies somewhere: where a label is missing, the middle of the outline has to do. */
function lying(place: Place): Place {
  if (place.label ?? place.tap) return place;
  const points = linesOf(place.outline).flat();
  if (!points.length) return place;
  const [across, down] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return { ...place, label: [middle(across), middle(down)] };
}

/** A map with faults, so that it can be drawn all the same: nothing twice, and every place somewhere. */
export function drawable(pack: Pack): Pack {
  return {
    ...pack,
    states: pack.states.map((state) => ({ ...state, places: state.places.map(lying) })),
    crossings: firsts(pack.crossings, ({ a, b }) => `${a} ${b}`),
    lenses: firsts(pack.lenses, ({ place }) => place),
  };
}
