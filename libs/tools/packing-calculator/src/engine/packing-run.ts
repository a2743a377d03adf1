import { finding, type Finding } from '@seller-toolbox/tool-contract';
import { sumRounded } from '@seller-toolbox/tool-contract/rounding';
import { boxesIn, cartonRejection, sideTooLong, weightOf } from './carton-rejection.ts';
import { cartonRequired, cartonResult, fewestCartons, nothingFits, usableVolume } from './carton-result.ts';
import { createCartonSearch, packedSoFar, type CartonSearch, type PackedCarton } from './carton-search.ts';
import { fitsSingleBox, toCarton, weightLimit, type Carton } from './carton.ts';
import { leftOutOf } from './left-out.ts';
import type { CartonResult, PackingInput, PackingOutput } from './packing-calculator.schema.ts';
import { PACKING_RULES, type PackingRules } from './packing-rules.data.ts';
import { proposeCartons, type Proposal, type SearchWork } from './several-cartons.ts';
import { shippingCost } from './shipping-cost.ts';
import type { Load } from './to-pack-problem.ts';

/** A calculation that a worker continues step by step; its best output is available at any time. */
export interface PackingRun {
  /** The effort so far, of all searches together: see `PackSearch`. */
  readonly effort: number;
  /** Every packing was tried, or no better one is possible. */
  readonly isOver: boolean;
  /** The load is in one carton, or a proposal over several has been made; before that the output says that nothing fits. */
  readonly hasAnswer: boolean;
  /** Continues for about that effort. */
  advance(effort: number): void;
  /** The best answer so far. */
  output(): PackingOutput;
}

/** The findings of a run so far. */
interface RunFindings {
  readonly rejections: (Finding | null)[];
  chosen: CartonSearch | undefined;
  proposal: Proposal | undefined;
}

interface Job {
  readonly input: PackingInput;
  readonly rules: PackingRules;
  readonly cartons: readonly Carton[];
  readonly load: Load;
}

/** Effort for each carton in the first round. */
const FIRST_EFFORT = 150;
const ROUND_GROWTH = 3;
/** Effort for each carton in the second proposal; the first one is made quickly. */
const PROPOSAL_EFFORT = 400;

export function createPackingRun(input: PackingInput): PackingRun {
  const job = toJob(input);
  const found: RunFindings = {
    rejections: job.cartons.map(() => null),
    chosen: undefined,
    proposal: undefined,
  };
  let effort = 0;
  const leftEffort = () => input.effort - effort;
  const work =
    input.mode === 'optimize' ? optimize(job, found, leftEffort) : recommend(job, found, leftEffort);
  let isOver = false;
  let current: { search: CartonSearch; goal: number } | undefined;
  return {
    get effort() {
      return effort;
    },
    get isOver() {
      return isOver;
    },
    get hasAnswer() {
      return hasAnswer(found);
    },
    advance(more) {
      const goal = effort + more;
      while (!isOver && effort < goal) {
        if (!current) {
          const next = work.next();
          isOver = next.done === true;
          if (next.done) break;
          const { search } = next.value;
          current = { search, goal: search.search.effort + next.value.effort };
        }
        const { search } = current.search;
        const before = search.effort;
        search.advance(1);
        effort += search.effort - before;
        if (search.isOver || search.effort >= current.goal) current = undefined;
      }
    },
    output: () => toOutput(job, found),
  };
}

function hasAnswer({ chosen, proposal }: RunFindings): boolean {
  return chosen !== undefined || proposal !== undefined;
}

function toJob(input: PackingInput): Job {
  const overrides = Object.fromEntries(
    Object.entries(input.rules).filter(([, value]) => value !== undefined),
  );
  return {
    input,
    rules: { ...PACKING_RULES[input.ruleSet].rules, ...overrides },
    cartons: input.cartons.map(toCarton),
    load: { boxes: input.boxes, counts: input.boxes.map(({ quantity }) => quantity) },
  };
}

type Work = Generator<SearchWork, void>;
/** Of the input; negative if the first answer took more. */
type LeftEffort = () => number;

/** For a given carton: packs it as full as the effort allows, and proposes several of it where one is not enough. */
function* optimize(job: Job, found: RunFindings, leftEffort: LeftEffort): Work {
  const carton = job.cartons.find(({ id }) => id === job.input.cartonId);
  if (!carton) return;
  const terms = { rules: job.rules, support: job.input.support };
  const load = loadFor(carton, job);
  const chosen = createCartonSearch(carton, load, terms);
  yield { search: chosen, effort: FIRST_EFFORT };
  found.chosen = chosen;
  if (chosen.search.isComplete && load === job.load) return;
  yield* propose([carton], job, found, leftEffort);
  while (!chosen.search.isOver) yield { search: chosen, effort: PROPOSAL_EFFORT };
}

/** Makes a proposal quickly, then tries a better one. */
function* propose(
  cartons: readonly Carton[],
  { load, rules, input }: Job,
  found: RunFindings,
  leftEffort: LeftEffort,
): Work {
  const terms = { rules, support: input.support };
  // Half of the effort is left to the packings of further cartons.
  found.proposal = yield* proposeCartons(cartons, load, terms, (smaller) =>
    smaller ? Math.min(smaller, leftEffort() - input.effort / 2) : Math.min(FIRST_EFFORT, leftEffort()),
  );
  const better = yield* proposeCartons(cartons, load, terms, (wanted = PROPOSAL_EFFORT) => wanted);
  if (isBetter(better, found.proposal, rules)) found.proposal = better;
}

/** Excludes boxes too large or too heavy for the carton, so that a fragile one among them does not set the buffer. */
function loadFor(carton: Carton, { load, rules }: Job): Load {
  const fits = load.boxes.map((box) => fitsSingleBox(carton, box, rules));
  return fits.every(Boolean)
    ? load
    : { ...load, counts: load.counts.map((count, i) => (fits[i] ? count : 0)) };
}

/**
 * Cheapest carton first: the first one that holds every box is recommended; cheaper ones get more effort each round. Where the
 * effort does not suffice for every carton, the range is halved, because cartons that cost more mostly hold more.
 */
function* recommend(job: Job, found: RunFindings, leftEffort: LeftEffort): Work {
  const terms = { rules: job.rules, support: job.input.support };
  job.cartons.forEach((carton, index) => {
    found.rejections[index] = cartonRejection(carton, job.load, job.rules);
  });
  let open = byCost(job).filter((carton) => found.rejections[job.cartons.indexOf(carton)] === null);
  const searches = new Map(open.map((carton) => [carton, createCartonSearch(carton, job.load, terms)]));
  for (const carton of open)
    found.rejections[job.cartons.indexOf(carton)] = finding('no-packing-found', 'info');
  for (let effort = FIRST_EFFORT; ; effort *= ROUND_GROWTH) {
    let untried = open;
    let lastEffort = 0;
    while (untried.length > 0 && (hasAnswer(found) || leftEffort() > 0)) {
      const isEnough = leftEffort() <= 0 || untried.length * lastEffort <= leftEffort();
      const at = isEnough ? 0 : untried.length >> 1;
      const carton = untried[at];
      const search = carton && searches.get(carton);
      if (!search) break;
      const before = search.search.effort;
      if (!search.search.isOver) yield { search, effort };
      lastEffort = search.search.effort - before;
      if (!search.search.isComplete) {
        untried = untried.slice(at + 1);
        continue;
      }
      choose(job, found, search, open);
      open = open.slice(0, open.indexOf(carton));
      untried = untried.slice(0, at);
    }
    if (!hasAnswer(found)) yield* propose(job.cartons, job, found, leftEffort);
    if (open.every((carton) => searches.get(carton)?.search.isOver !== false)) return;
  }
}

/** Recommends a carton instead of the others and of the one chosen before. */
function choose(job: Job, found: RunFindings, search: CartonSearch, open: readonly Carton[]): void {
  const costlier = open.slice(open.indexOf(search.carton) + 1);
  if (found.chosen) costlier.push(found.chosen.carton);
  reject(job, found, costlier, finding('costs-more', 'info'));
  reject(job, found, [search.carton], null);
  found.chosen = search;
}

function reject(
  { cartons }: Job,
  { rejections }: RunFindings,
  rejected: readonly Carton[],
  why: Finding | null,
): void {
  for (const carton of rejected) rejections[cartons.indexOf(carton)] = why;
}

function byCost({ cartons, load, rules }: Job): Carton[] {
  const weight = weightOf(load);
  const cost = (carton: Carton) => shippingCost(carton, weight, rules).shippingCost;
  const inner = ({ innerLength, innerWidth, innerHeight }: Carton) => innerLength * innerWidth * innerHeight;
  return [...cartons].sort((a, b) => cost(a) - cost(b) || inner(a) - inner(b));
}

function isBetter(a: Proposal, b: Proposal, rules: PackingRules): boolean {
  if (boxesPacked(a) !== boxesPacked(b)) return boxesPacked(a) > boxesPacked(b);
  if (a.cartons.length !== b.cartons.length) return a.cartons.length < b.cartons.length;
  return totalCost(a, rules) < totalCost(b, rules);
}

function totalCost({ cartons }: Proposal, rules: PackingRules): number {
  return cartons.reduce((sum, packed) => sum + cartonResult(packed, rules).shippingCost.shippingCost, 0);
}

function toOutput(job: Job, { rejections, chosen, proposal }: RunFindings): PackingOutput {
  const { input, rules, cartons } = job;
  const result = mainResult(job, chosen);
  const needed = cartonsBeyond(result, proposal);
  const cartonsNeeded = needed.map((packed) => cartonResult(packed, rules));
  const usable = { cartons: usableCartons(job), rules, isGiven: input.mode === 'optimize' };
  // The result of a single carton has its own warnings about unplaced boxes.
  const isOne = chosen !== undefined && needed.length === 0;
  return {
    ruleSet: input.ruleSet,
    mode: input.mode,
    ...result,
    warnings: [...result.warnings, ...(isOne ? [] : leftOutOf(needed, job.load, usable))],
    candidates:
      input.mode === 'optimize'
        ? []
        : cartons.map(({ id }, i) => ({ cartonId: id, refusal: rejections[i] ?? null })),
    nextSmaller: chosen && input.mode === 'recommend' ? nextSmaller(job, chosen.carton) : null,
    cartonsNeeded,
    fewestCartons: lowerBound(job),
    totalShippingCost:
      cartonsNeeded.length > 0
        ? sumRounded(cartonsNeeded.map(({ shippingCost: cost }) => cost.shippingCost))
        : result.shippingCost.shippingCost,
  };
}

function nextSmaller(job: Job, chosen: Carton): string | null {
  const sorted = byCost(job);
  return sorted[sorted.indexOf(chosen) - 1]?.id ?? null;
}

/** The proposal, where it takes more boxes than the one carton. */
function cartonsBeyond(one: CartonResult, proposal: Proposal | undefined): readonly PackedCarton[] {
  return proposal && boxesPacked(proposal) > one.placements.length ? proposal.cartons : [];
}

function boxesPacked({ cartons }: Proposal): number {
  return cartons.reduce((sum, { placements }) => sum + placements.length, 0);
}

function mainResult({ input, rules, cartons, load }: Job, chosen: CartonSearch | undefined): CartonResult {
  if (chosen) {
    const packed = packedSoFar(chosen, { rules, support: input.support });
    return cartonResult({ ...packed, load }, rules);
  }
  const [first] = cartons;
  if (input.mode === 'optimize' || !first) return cartonRequired(load, rules);
  return nothingFits(first, load, rules);
}

function lowerBound(job: Job): number | null {
  const { load, rules } = job;
  const usable = usableCartons(job);
  if (!boxesIn(load).every((box) => usable.some((carton) => fitsSingleBox(carton, box, rules)))) return null;
  const capacities = usable.map((carton) => ({
    volume: usableVolume(carton, Math.min(rules.normalBuffer, rules.fragileBuffer)),
    maxWeight: weightLimit(carton, rules),
  }));
  return fewestCartons(load, capacities);
}

/** The cartons that the output may recommend. */
function usableCartons({ input, cartons, rules }: Job): Carton[] {
  const offered = cartons.filter(({ id }) => input.mode === 'recommend' || id === input.cartonId);
  return offered.filter((carton) => !sideTooLong(carton, rules));
}
