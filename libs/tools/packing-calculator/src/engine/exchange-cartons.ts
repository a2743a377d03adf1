import type { PackedCarton, PackingContext } from './carton-search.ts';
import type { Carton } from './carton.ts';
import { MAX_CARTONS, type Proposal } from './several-cartons.ts';
import { createSplitter, type SplitWork, type Splitter } from './split-load.ts';
import type { Load } from './to-pack-problem.ts';

/** Cartons whose boxes are divided again in one exchange. */
const MAX_GROUP = 3;
/** Cartons that replace them. */
const MAX_REPLACEMENTS = 3;

/**
 * Makes a proposal cheaper: takes up to three cartons, divides their boxes over the cheapest other cartons, and repeats
 * this until no exchange lowers the freight of all cartons; then likewise from a second start, filled by the freight for
 * each volume. Reports every better proposal. Ends by itself; the caller may stop before.
 */
export function* exchangeCartons(
  start: Proposal,
  { cartons, load, context }: { cartons: readonly Carton[]; load: Load; context: PackingContext },
  onBetter: (proposal: Proposal) => void,
): Generator<SplitWork, void> {
  const splitter = createSplitter(cartons, context);
  const price = (proposal: Proposal) => sum(proposal.cartons.map(splitter.priceOf));
  let best = start;
  const report = (proposal: Proposal) => {
    if (price(proposal) >= price(best)) return;
    best = proposal;
    onBetter(proposal);
  };
  yield* exchangeWhileCheaper(start.cartons, splitter, report);
  const packed = sumOf(load, start.cartons);
  const second = yield* splitter.splitGreedily(packed, MAX_CARTONS);
  if (sum(sumOf(load, second.cartons).counts) < sum(packed.counts)) return;
  report({ cartons: second.cartons });
  yield* exchangeWhileCheaper(second.cartons, splitter, report);
}

function* exchangeWhileCheaper(
  start: readonly PackedCarton[],
  splitter: Splitter,
  report: (proposal: Proposal) => void,
): Generator<SplitWork, void> {
  const tried = new Set<string>();
  // Equal cartons of the start are one object; an exchange removes single ones.
  let cartons = start.map((carton) => ({ ...carton }));
  for (let size = 1; size <= MAX_GROUP;) {
    const better = yield* exchangeOne(cartons, size, splitter, tried);
    if (better) report({ cartons: better });
    cartons = better ?? cartons;
    size = better ? 1 : size + 1;
  }
}

/** The cartons after the first exchange of a group that lowers the price; null where there is none. */
function* exchangeOne(
  cartons: readonly PackedCarton[],
  size: number,
  { priceOf, findCheapestSplit }: Splitter,
  tried: Set<string>,
): Generator<SplitWork, PackedCarton[] | null> {
  for (const group of groupsOf(cartons, size)) {
    const key = group.map(nameOf).join(' ');
    if (tried.has(key)) continue;
    tried.add(key);
    yield null;
    const [first] = group;
    if (!first) continue;
    const pooled = sumOf(first.load, group);
    const split = yield* findCheapestSplit(
      pooled,
      Math.min(size + 1, MAX_REPLACEMENTS),
      sum(group.map(priceOf)),
    );
    if (split) return inOrder([...cartons.filter((carton) => !group.includes(carton)), ...split.cartons]);
  }
  return null;
}

/** The groups of so many cartons; of groups with equal cartons only the first. */
function* groupsOf(
  cartons: readonly PackedCarton[],
  size: number,
  from = 0,
): Generator<readonly PackedCarton[]> {
  if (size === 0) {
    yield [];
    return;
  }
  const names = new Set<string>();
  for (let place = from; place <= cartons.length - size; place += 1) {
    const carton = cartons[place];
    if (!carton || names.has(nameOf(carton))) continue;
    names.add(nameOf(carton));
    for (const rest of groupsOf(cartons, size - 1, place + 1)) yield [carton, ...rest];
  }
}

/** Equal for equally loaded cartons of one kind. */
function nameOf({ carton, load }: PackedCarton): string {
  return `${carton.id}:${load.counts.join()}`;
}

/** The cartons with most boxes first, equally loaded ones next to each other. */
function inOrder(cartons: readonly PackedCarton[]): PackedCarton[] {
  const names = [...new Set(cartons.map(nameOf))];
  return [...cartons].sort(
    (a, b) =>
      b.placements.length - a.placements.length || names.indexOf(nameOf(a)) - names.indexOf(nameOf(b)),
  );
}

function sumOf({ boxes }: Load, cartons: readonly PackedCarton[]): Load {
  return { boxes, counts: boxes.map((_, line) => sum(cartons.map(({ load }) => load.counts[line] ?? 0))) };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
