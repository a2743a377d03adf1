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
  /** Blocks placed so far, all searches together: the measure of effort. */
  readonly placements: number;
  /** Every packing was tried, or no better one is possible. */
  readonly isOver: boolean;
  /** The load is in one carton, or a proposal over several has been made; before that the output says that nothing fits. */
  readonly hasAnswer: boolean;
  /** Continues for about that many placements. */
  advance(placements: number): void;
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
const FIRST_PLACEMENTS = 150;
const ROUND_GROWTH = 3;
/** Effort for each carton in the second proposal; the first one is made quickly. */
const PROPOSAL_PLACEMENTS = 400;

export function createPackingRun(input: PackingInput): PackingRun {
  const job = toJob(input);
  const found: RunFindings = {
    rejections: job.cartons.map(() => null),
    chosen: undefined,
    proposal: undefined,
  };
  const work = input.mode === 'optimize' ? optimize(job, found) : recommend(job, found);
  let placements = 0;
  let isOver = false;
  let current: { search: CartonSearch; goal: number } | undefined;
  return {
    get placements() {
      return placements;
    },
    get isOver() {
      return isOver;
    },
    get hasAnswer() {
      return hasAnswer(found);
    },
    advance(more) {
      const goal = placements + more;
      while (!isOver && placements < goal) {
        if (!current) {
          const next = work.next();
          isOver = next.done === true;
          if (next.done) break;
          const { search } = next.value;
          current = { search, goal: search.search.placements + next.value.placements };
        }
        const before = current.search.search.placements;
        current.search.search.advance(1);
        placements += current.search.search.placements - before;
        if (current.search.search.isOver || current.search.search.placements >= current.goal)
          current = undefined;
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

/** For a given carton: packs it as full as the effort allows, and proposes several of it where one is not enough. */
function* optimize(job: Job, found: RunFindings): Work {
  const carton = job.cartons.find(({ id }) => id === job.input.cartonId);
  if (!carton) return;
  const terms = { rules: job.rules, support: job.input.support };
  const load = loadFor(carton, job);
  const chosen = createCartonSearch(carton, load, terms);
  yield { search: chosen, placements: FIRST_PLACEMENTS };
  found.chosen = chosen;
  if (chosen.search.isComplete && load === job.load) return;
  found.proposal = yield* proposeCartons([carton], job.load, terms, FIRST_PLACEMENTS);
  const better = yield* proposeCartons([carton], job.load, terms, PROPOSAL_PLACEMENTS);
  if (isBetter(better, found.proposal, job.rules)) found.proposal = better;
  while (!chosen.search.isOver) yield { search: chosen, placements: PROPOSAL_PLACEMENTS };
}

/** Excludes boxes too large or too heavy for the carton, so that a fragile one among them does not set the buffer. */
function loadFor(carton: Carton, { load, rules }: Job): Load {
  const fits = load.boxes.map((box) => fitsSingleBox(carton, box, rules));
  return fits.every(Boolean)
    ? load
    : { ...load, counts: load.counts.map((count, i) => (fits[i] ? count : 0)) };
}

/** Cheapest carton first: the first one that holds every box is recommended; cheaper ones get more effort each round. */
function* recommend(job: Job, found: RunFindings): Work {
  const terms = { rules: job.rules, support: job.input.support };
  job.cartons.forEach((carton, index) => {
    found.rejections[index] = cartonRejection(carton, job.load, job.rules);
  });
  let open = byCost(job).filter((carton) => found.rejections[job.cartons.indexOf(carton)] === null);
  const searches = new Map(open.map((carton) => [carton, createCartonSearch(carton, job.load, terms)]));
  for (const carton of open)
    found.rejections[job.cartons.indexOf(carton)] = finding('no-packing-found', 'info');
  for (let placements = FIRST_PLACEMENTS; ; placements *= ROUND_GROWTH) {
    for (const carton of open) {
      const search = searches.get(carton);
      if (!search || search.search.isOver) continue;
      yield { search, placements };
      if (!search.search.isComplete) continue;
      found.chosen = search;
      reject(job, found, [carton], null);
      reject(job, found, open.slice(open.indexOf(carton) + 1), finding('costs-more', 'info'));
      open = open.slice(0, open.indexOf(carton));
      break;
    }
    if (!hasAnswer(found)) {
      found.proposal = yield* proposeCartons(job.cartons, job.load, terms, FIRST_PLACEMENTS);
      const better = yield* proposeCartons(job.cartons, job.load, terms, PROPOSAL_PLACEMENTS);
      if (isBetter(better, found.proposal, job.rules)) found.proposal = better;
    }
    if (open.every((carton) => searches.get(carton)?.search.isOver !== false)) return;
  }
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
    cartonsNeeded,
    fewestCartons: lowerBound(job),
    totalShippingCost:
      cartonsNeeded.length > 0
        ? sumRounded(cartonsNeeded.map(({ shippingCost: cost }) => cost.shippingCost))
        : result.shippingCost.shippingCost,
  };
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
