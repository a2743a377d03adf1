import { cartonRejection, volumeOfLoad, weightOf } from './carton-rejection.ts';
import { usableVolume } from './carton-result.ts';
import {
  createCartonSearch,
  packedSoFar,
  placedCounts,
  type PackedCarton,
  type PackingContext,
} from './carton-search.ts';
import { weightLimit, type Carton } from './carton.ts';
import type { SearchWork } from './several-cartons.ts';
import { shippingCost } from './shipping-cost.ts';
import type { Load } from './to-pack-problem.ts';

/** Work of a split: a search to continue, or null for one compared combination, which counts as one placed block. */
export type SplitWork = SearchWork | null;

/** Packed cartons and their price: the freight, and a hair for each carton, so that fewer cartons win a tie. */
export interface Split {
  readonly cartons: readonly PackedCarton[];
  readonly price: number;
}

/** Far below a cent for 200 cartons. */
const PRICE_OF_A_CARTON = 1e-6;
const MIN_GAIN = 1e-9;
/** Effort for a carton of equal boxes, whose placements are cheap to find and used again, and of different boxes. */
const EQUAL_EFFORT = 1000;
const MIXED_EFFORT = 400;

/** A carton filled up to a weight: all that it may hold, or only what costs no more than its volume. */
interface Kind {
  readonly carton: Carton;
  readonly filledTo: Carton;
  /** Its price when empty. */
  readonly price: number;
}

/** The boxes of a load that are left after some were packed. */
function remainingLoad(load: Load, counts: readonly number[]): Load {
  return { ...load, counts: load.counts.map((count, line) => count - (counts[line] ?? 0)) };
}

function isEmpty({ counts }: Load): boolean {
  return counts.every((count) => count === 0);
}

/** What the splits of one load share: the kinds of cartons, and packings to be used again. */
interface SplitContext {
  readonly packing: PackingContext;
  readonly kinds: readonly Kind[];
  /** The lowest price of a cubic centimeter of boxes. */
  readonly minRate: number;
  readonly filled: Map<string, PackedCarton>;
}

/** Prices of packed cartons, and the cheapest ways to divide loads over few cartons. */
export function createSplitter(cartons: readonly Carton[], packing: PackingContext) {
  const kinds = kindsOf(cartons, packing);
  const buffer = Math.min(packing.rules.normalBuffer, packing.rules.fragileBuffer);
  const rates = kinds.map(({ carton, price }) => price / usableVolume(carton, buffer));
  const context: SplitContext = { packing, kinds, minRate: Math.min(...rates), filled: new Map() };
  return {
    priceOf: (packed: PackedCarton) => priceOf(packed, packing),
    /** The cheapest split over at most `maxCartons`; null where none costs less than `maxPrice`. */
    findCheapestSplit: (load: Load, maxCartons: number, maxPrice: number) =>
      findCheapestSplit(context, load, { maxCartons, maxPrice, from: 0 }),
    splitGreedily: (load: Load, maxCartons: number) => splitGreedily(context, load, maxCartons),
  };
}
export type Splitter = ReturnType<typeof createSplitter>;

function priceOf({ carton, load, placements }: PackedCarton, { rules }: PackingContext): number {
  const inside = { ...load, counts: placedCounts(load, placements) };
  return shippingCost(carton, weightOf(inside), rules).shippingCost + PRICE_OF_A_CARTON;
}

/** No split of the load costs less. */
function minPrice({ packing: { rules }, minRate }: SplitContext, load: Load): number {
  const byWeight = rules.freightBy === 'kg' ? weightOf(load) * rules.freightRate : 0;
  return Math.max(byWeight, volumeOfLoad(load) * minRate) + PRICE_OF_A_CARTON;
}

/** The carton with as much of the load as the effort finds. */
function* fill(
  { packing, kinds, filled }: SplitContext,
  kind: Kind,
  load: Load,
): Generator<SplitWork, PackedCarton> {
  const lines = [...load.counts.keys()].filter((line) => (load.counts[line] ?? 0) > 0);
  const [only = 0] = lines;
  const isEqual = lines.length === 1;
  const key = `${kinds.indexOf(kind)} ${isEqual ? only : load.counts.join()}`;
  const known = filled.get(key);
  const count = load.counts[only] ?? 0;
  const isUsable = known && (!isEqual || known.placements.length >= count || isFull(known, only));
  if (isUsable) return isEqual ? firstOf(known, load, only) : known;
  const search = createCartonSearch(kind.filledTo, load, packing);
  yield { search, effort: isEqual ? EQUAL_EFFORT : MIXED_EFFORT };
  const found = packedSoFar(search, packing);
  const packed = { ...found, carton: { ...found.carton, maxWeight: kind.carton.maxWeight } };
  filled.set(key, packed);
  return packed;
}

interface SplitLimits {
  readonly maxCartons: number;
  readonly maxPrice: number;
  /** The first of the kinds that are used. */
  readonly from: number;
}

function* findCheapestSplit(
  context: SplitContext,
  load: Load,
  { maxCartons, maxPrice, from }: SplitLimits,
): Generator<SplitWork, Split | null> {
  if (isEmpty(load)) return { cartons: [], price: 0 };
  if (maxCartons === 0 || minPrice(context, load) > maxPrice - MIN_GAIN) return null;
  const { packing, kinds } = context;
  let best: Split | null = null;
  for (const [place, kind] of kinds.entries()) {
    const limit: number = best?.price ?? maxPrice;
    if (place < from || kind.price > limit - MIN_GAIN) continue;
    if (maxCartons === 1 && cartonRejection(kind.filledTo, load, packing.rules)) continue;
    yield null;
    const packed = yield* fill(context, kind, load);
    if (packed.placements.length === 0) continue;
    const counts = placedCounts(load, packed.placements);
    const one = { ...packed, load: { ...load, counts } };
    const price = priceOf(one, packing);
    const left = { maxCartons: maxCartons - 1, maxPrice: limit - price, from: place };
    const rest: Split | null = yield* findCheapestSplit(context, remainingLoad(load, counts), left);
    if (rest && price + rest.price < limit - MIN_GAIN) {
      best = { cartons: [one, ...rest.cartons], price: price + rest.price };
    }
  }
  return best;
}

/** Fills the carton that costs least for the volume of its boxes, and repeats this with the remaining boxes. */
function* splitGreedily(context: SplitContext, load: Load, maxCartons: number): Generator<SplitWork, Split> {
  const chosen: PackedCarton[] = [];
  for (let left = load; !isEmpty(left) && chosen.length < maxCartons;) {
    let best: { packed: PackedCarton; rate: number } | undefined;
    for (const kind of context.kinds) {
      yield null;
      const packed = yield* fill(context, kind, left);
      const inside = { ...left, counts: placedCounts(left, packed.placements) };
      const rate = priceOf(packed, context.packing) / volumeOfLoad(inside);
      if (packed.placements.length > 0 && (!best || rate < best.rate)) {
        best = { packed: { ...packed, load: inside }, rate };
      }
    }
    if (!best) break;
    chosen.push(best.packed);
    left = remainingLoad(left, best.packed.load.counts);
  }
  return {
    cartons: chosen,
    price: chosen.reduce((sum, packed) => sum + priceOf(packed, context.packing), 0),
  };
}

/** The cartons by falling price, so that a split is listed in one order only. */
function kindsOf(cartons: readonly Carton[], { rules }: PackingContext): Kind[] {
  return cartons
    .flatMap((carton) => {
      const { volumetricWeight, shippingCost: freight } = shippingCost(carton, 0, rules);
      const kind = { carton, price: freight + PRICE_OF_A_CARTON };
      const isHeavier = rules.freightBy === 'kg' && volumetricWeight < weightLimit(carton, rules);
      return [
        { ...kind, filledTo: carton },
        ...(isHeavier ? [{ ...kind, filledTo: { ...carton, maxWeight: volumetricWeight } }] : []),
      ];
    })
    .sort((a, b) => b.price - a.price);
}

/** A carton of equal boxes that could not take all of them. */
function isFull({ load, placements }: PackedCarton, line: number): boolean {
  return placements.length < (load.counts[line] ?? 0);
}

/** The first boxes of a carton of equal ones: they are in loading order, so none of them rests on a later one. */
function firstOf(packed: PackedCarton, load: Load, line: number): PackedCarton {
  return { ...packed, load, placements: packed.placements.slice(0, load.counts[line] ?? 0) };
}
