import { finding, type Finding } from '@seller-toolbox/tool-contract';
import { sumRounded } from '@seller-toolbox/tool-contract/rounding';
import { boxesIn, cartonRefusal, sideTooLong, weightOf } from './carton-refusal.ts';
import { cartonRequired, cartonResult, fewestCartons, nothingFits, usableVolume } from './carton-result.ts';
import { createCartonSearch, packedSoFar, type CartonSearch, type PackedCarton } from './carton-search.ts';
import { takesAlone, toCarton, weightLimit, type Carton } from './carton.ts';
import { leftOutOf } from './left-out.ts';
import type { CartonResult, PackingInput, PackingOutput } from './packing-calculator.schema.ts';
import { PACKING_RULES, type PackingRules } from './packing-rules.data.ts';
import { proposeCartons, type Proposal, type SearchWork } from './several-cartons.ts';
import { shippingCost } from './shipping-cost.ts';
import type { Load } from './to-pack-problem.ts';

/** A calculation that a worker continues piece by piece, and whose best answer can be had at any time. */
export interface PackingRun {
  /** Blocks placed so far, all searches together: the measure of effort. */
  readonly placements: number;
  /** Nothing is left to try, or nothing could be better. */
  readonly isOver: boolean;
  /** The load is in one carton, or a proposal over several has been made; before that the answer is that nothing fits. */
  readonly hasAnswer: boolean;
  /** Goes on for about that many placements. */
  advance(placements: number): void;
  /** The best answer so far. */
  output(): PackingOutput;
}

/** What a run has found out. */
interface Finds {
  readonly refusals: (Finding | null)[];
  chosen: CartonSearch | undefined;
  proposal: Proposal | undefined;
}

interface Job {
  readonly input: PackingInput;
  readonly rules: PackingRules;
  readonly cartons: readonly Carton[];
  readonly load: Load;
}

/** A first look at a carton, before any is looked at again. */
const FIRST_PLACEMENTS = 150;
const ROUND_GROWTH = 3;
/** A proposal is made once quickly and once with this much effort for each carton. */
const PROPOSAL_PLACEMENTS = 400;

export function createPackingRun(input: PackingInput): PackingRun {
  const job = toJob(input);
  const finds: Finds = { refusals: job.cartons.map(() => null), chosen: undefined, proposal: undefined };
  const work = input.mode === 'optimize' ? optimize(job, finds) : recommend(job, finds);
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
      return hasAnswer(finds);
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
    output: () => toOutput(job, finds),
  };
}

function hasAnswer({ chosen, proposal }: Finds): boolean {
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

/** The carton is given: fill it as well as the effort allows, and propose more of it where one is not enough. */
function* optimize(job: Job, finds: Finds): Work {
  const carton = job.cartons.find(({ id }) => id === job.input.cartonId);
  if (!carton) return;
  const terms = { rules: job.rules, support: job.input.support };
  const load = loadFor(carton, job);
  const chosen = createCartonSearch(carton, load, terms);
  yield { search: chosen, placements: FIRST_PLACEMENTS };
  finds.chosen = chosen;
  if (chosen.search.isComplete && load === job.load) return;
  finds.proposal = yield* proposeCartons([carton], job.load, terms, FIRST_PLACEMENTS);
  const better = yield* proposeCartons([carton], job.load, terms, PROPOSAL_PLACEMENTS);
  if (isBetter(better, finds.proposal, job.rules)) finds.proposal = better;
  while (!chosen.search.isOver) yield { search: chosen, placements: PROPOSAL_PLACEMENTS };
}

/** Boxes too large or too heavy for the carton are left out, so that a fragile one among them does not set the buffer. */
function loadFor(carton: Carton, { load, rules }: Job): Load {
  const fits = load.boxes.map((box) => takesAlone(carton, box, rules));
  return fits.every(Boolean)
    ? load
    : { ...load, counts: load.counts.map((count, i) => (fits[i] ? count : 0)) };
}

/** Cheapest carton first: the first whose packing holds every box is the answer; cheaper ones get ever more effort. */
function* recommend(job: Job, finds: Finds): Work {
  const terms = { rules: job.rules, support: job.input.support };
  job.cartons.forEach((carton, index) => {
    finds.refusals[index] = cartonRefusal(carton, job.load, job.rules);
  });
  let open = byCost(job).filter((carton) => finds.refusals[job.cartons.indexOf(carton)] === null);
  const searches = new Map(open.map((carton) => [carton, createCartonSearch(carton, job.load, terms)]));
  for (const carton of open)
    finds.refusals[job.cartons.indexOf(carton)] = finding('no-packing-found', 'info');
  for (let placements = FIRST_PLACEMENTS; ; placements *= ROUND_GROWTH) {
    for (const carton of open) {
      const search = searches.get(carton);
      if (!search || search.search.isOver) continue;
      yield { search, placements };
      if (!search.search.isComplete) continue;
      finds.chosen = search;
      refuse(job, finds, [carton], null);
      refuse(job, finds, open.slice(open.indexOf(carton) + 1), finding('costs-more', 'info'));
      open = open.slice(0, open.indexOf(carton));
      break;
    }
    if (!hasAnswer(finds)) {
      finds.proposal = yield* proposeCartons(job.cartons, job.load, terms, FIRST_PLACEMENTS);
      const better = yield* proposeCartons(job.cartons, job.load, terms, PROPOSAL_PLACEMENTS);
      if (isBetter(better, finds.proposal, job.rules)) finds.proposal = better;
    }
    if (open.every((carton) => searches.get(carton)?.search.isOver !== false)) return;
  }
}

function refuse(
  { cartons }: Job,
  { refusals }: Finds,
  refused: readonly Carton[],
  why: Finding | null,
): void {
  for (const carton of refused) refusals[cartons.indexOf(carton)] = why;
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

function toOutput(job: Job, { refusals, chosen, proposal }: Finds): PackingOutput {
  const { input, rules, cartons } = job;
  const result = mainResult(job, chosen);
  const needed = cartonsBeyond(result, proposal);
  const cartonsNeeded = needed.map((packed) => cartonResult(packed, rules));
  const usable = { cartons: usableCartons(job), rules, isGiven: input.mode === 'optimize' };
  // What one carton leaves out it says itself.
  const isOne = chosen !== undefined && needed.length === 0;
  return {
    ruleSet: input.ruleSet,
    mode: input.mode,
    ...result,
    warnings: [...result.warnings, ...(isOne ? [] : leftOutOf(needed, job.load, usable))],
    candidates:
      input.mode === 'optimize'
        ? []
        : cartons.map(({ id }, i) => ({ cartonId: id, refusal: refusals[i] ?? null })),
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
  if (!boxesIn(load).every((box) => usable.some((carton) => takesAlone(carton, box, rules)))) return null;
  const rooms = usable.map((carton) => ({
    volume: usableVolume(carton, Math.min(rules.normalBuffer, rules.fragileBuffer)),
    maxWeight: weightLimit(carton, rules),
  }));
  return fewestCartons(load, rooms);
}

/** The cartons that an answer may name. */
function usableCartons({ input, cartons, rules }: Job): Carton[] {
  const offered = cartons.filter(({ id }) => input.mode === 'recommend' || id === input.cartonId);
  return offered.filter((carton) => !sideTooLong(carton, rules));
}
