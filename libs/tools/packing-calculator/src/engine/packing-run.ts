import { finding, type Finding } from '@seller-toolbox/tool-contract';
import { sumRounded } from '@seller-toolbox/tool-contract/rounding';
import { cartonRejection, sideTooLong, weightOf } from './carton-rejection.ts';
import { createCartonSearch, type CartonSearch } from './carton-search.ts';
import { fitsSingleBox, toCarton, type Carton } from './carton.ts';
import { exchangeCartons } from './exchange-cartons.ts';
import type { PackingInput } from './packing-calculator.schema.ts';
import type { PackingOutput } from './packing-output.schema.ts';
import { boxesPacked, byCost, toOutput, type Job, type RunFindings } from './packing-output.ts';
import type { PackingRules } from './packing-rules.data.ts';
import { rulesWith } from './rules-with.ts';
import { proposeCartons, type Proposal } from './several-cartons.ts';
import { shippingCost } from './shipping-cost.ts';
import type { SplitWork } from './split-load.ts';
import type { Load } from './to-pack-problem.ts';

/** A calculation that a worker continues step by step; its best output is available at any time. */
export interface PackingRun {
  /** The effort so far, of all searches together: see `PackSearch`. */
  readonly effort: number;
  /** The effort after which the run should end: that of the input, or several times that for several cartons. */
  readonly effortLimit: number;
  /** Every packing was tried, or no better one is possible. */
  readonly isOver: boolean;
  /** The load is in one carton, or a proposal over several has been made; before that the output says that nothing fits. */
  readonly hasAnswer: boolean;
  /** The run should end: there is an answer, and no effort or no work is left. */
  readonly isSettled: boolean;
  /** Continues for about that effort. */
  advance(effort: number): void;
  /** The best answer so far. */
  output(): PackingOutput;
}

/** Effort for each carton in the first round. */
const FIRST_EFFORT = 150;
const ROUND_GROWTH = 3;
/** Effort for each carton in the second proposal; the first one is made quickly. */
const PROPOSAL_EFFORT = 400;
/** Effort for exchanging cartons between two rounds in which a single carton is tried for the load. */
const EXCHANGE_EFFORT = 4000;
/** An answer over several cartons takes as many times the effort of the input, unless each step is slow for many lines. */
const SPLIT_SHARE = 4;
const MANY_LINES = 40;

export function createPackingRun(input: PackingInput): PackingRun {
  const job = toJob(input);
  const found: RunFindings = {
    rejections: job.cartons.map(() => null),
    chosen: undefined,
    proposal: undefined,
    isSplitFinal: false,
  };
  let effort = 0;
  const leftEffort = () => input.effort - effort;
  const work =
    input.mode === 'optimize' ? optimize(job, found, leftEffort) : recommend(job, found, leftEffort);
  let isOver = false;
  let current: { search: CartonSearch; goal: number } | undefined;
  const effortLimit = () =>
    input.effort * (found.proposal && input.boxes.length <= MANY_LINES ? SPLIT_SHARE : 1);
  return {
    get effort() {
      return effort;
    },
    get effortLimit() {
      return effortLimit();
    },
    get isSettled() {
      return isOver || (hasAnswer(found) && effort >= effortLimit());
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
          if (next.value === null) {
            effort += 1;
            continue;
          }
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
  return {
    input,
    rules: rulesWith(input.ruleSet, input.rules),
    cartons: input.cartons.map(toCarton),
    load: { boxes: input.boxes, counts: input.boxes.map(({ quantity }) => quantity) },
  };
}

type Work = Generator<SplitWork, void>;
/** Of the input; negative if the first answer took more. */
type LeftEffort = () => number;

/** For a given carton: packs it as full as the effort allows, and proposes several of it where one is not enough. */
function* optimize(job: Job, found: RunFindings, leftEffort: LeftEffort): Work {
  const carton = job.cartons.find(({ id }) => id === job.input.cartonId);
  if (!carton) return;
  const context = { rules: job.rules, support: job.input.support };
  const load = loadFor(carton, job);
  const chosen = createCartonSearch(carton, load, context);
  yield { search: chosen, effort: FIRST_EFFORT };
  found.chosen = chosen;
  if (chosen.search.isComplete && load === job.load) return;
  const exchange = yield* propose([carton], job, found, leftEffort);
  for (;;) {
    yield* partOf(exchange, found);
    if (!chosen.search.isOver) yield { search: chosen, effort: PROPOSAL_EFFORT };
    else if (found.isSplitFinal) return;
  }
}

/** Continues the exchange of cartons for some effort. */
function* partOf(exchange: Work, found: RunFindings): Work {
  for (let effort = 0; effort < EXCHANGE_EFFORT && !found.isSplitFinal;) {
    const { done, value } = exchange.next();
    if (done) found.isSplitFinal = true;
    else {
      const before = value?.search.search.effort ?? 0;
      yield value;
      effort += value ? value.search.search.effort - before : 1;
    }
  }
}

/** Makes a proposal quickly, then tries a better one; returns the exchange of its cartons, to be continued. */
function* propose(
  cartons: readonly Carton[],
  { load, rules, input }: Job,
  found: RunFindings,
  leftEffort: LeftEffort,
): Generator<SplitWork, Work> {
  const context = { rules, support: input.support };
  // Half of the effort is left to the packings of further cartons.
  found.proposal = yield* proposeCartons(cartons, load, context, (smaller) =>
    smaller ? Math.min(smaller, leftEffort() - input.effort / 2) : Math.min(FIRST_EFFORT, leftEffort()),
  );
  const better = yield* proposeCartons(cartons, load, context, (wanted = PROPOSAL_EFFORT) => wanted);
  if (isBetter(better, found.proposal, rules)) found.proposal = better;
  const allowed = cartons.filter((carton) => !sideTooLong(carton, rules));
  return exchangeCartons(found.proposal, { cartons: allowed, load, context }, (cheaper) => {
    found.proposal = cheaper;
  });
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
  const context = { rules: job.rules, support: job.input.support };
  job.cartons.forEach((carton, index) => {
    found.rejections[index] = cartonRejection(carton, job.load, job.rules);
  });
  let open = byCost(job).filter((carton) => found.rejections[job.cartons.indexOf(carton)] === null);
  const searches = new Map(open.map((carton) => [carton, createCartonSearch(carton, job.load, context)]));
  for (const carton of open)
    found.rejections[job.cartons.indexOf(carton)] = finding('no-packing-found', 'info');
  let exchange: Work | undefined;
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
    if (!hasAnswer(found)) exchange = yield* propose(job.cartons, job, found, leftEffort);
    const isSplit = exchange !== undefined && !found.chosen && !found.isSplitFinal;
    if (exchange && isSplit) yield* partOf(exchange, found);
    const isTried = open.every((carton) => searches.get(carton)?.search.isOver !== false);
    if (isTried && (!isSplit || found.isSplitFinal)) return;
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

function isBetter(a: Proposal, b: Proposal, rules: PackingRules): boolean {
  if (boxesPacked(a) !== boxesPacked(b)) return boxesPacked(a) > boxesPacked(b);
  const [costA, costB] = [totalCost(a, rules), totalCost(b, rules)];
  return costA === costB ? a.cartons.length < b.cartons.length : costA < costB;
}

function totalCost({ cartons }: Proposal, rules: PackingRules): number {
  return sumRounded(
    cartons.map(({ carton, load }) => shippingCost(carton, weightOf(load), rules).shippingCost),
  );
}
