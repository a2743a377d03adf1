import { ROUNDING_ERROR } from '@seller-toolbox/tool-contract/rounding';
import type { Bid } from './bids.ts';
import { toMeasures, type Counts } from './measures.ts';

/** The ACOS of the report once the proposals up to one kind are carried out. */
export interface AcosStep {
  /** `now` carries out none. */
  readonly action: 'now' | 'exclude' | 'lower-bids';
  /** How many terms are excluded, or bids lowered. */
  readonly count: number;
  /** Percent; null without sales. */
  readonly acos: number | null;
  /** Percentage points that the step takes off; null without sales. */
  readonly cut: number | null;
  /** Spend that the step saves. */
  readonly saving: number;
}

export interface Proposals {
  readonly totals: Counts;
  readonly wasted: readonly Counts[];
  readonly bids: readonly Bid[];
  /** Percent; null where none was set. */
  readonly target: number | null;
}

/** What is missing to the target after all proposals: either of the two amounts is enough. */
export interface GapToTarget {
  readonly lessSpend: number;
  readonly moreSales: number;
}

/**
 * The ACOS after each step of the proposals, the spend that all of them save, the percentage by which sales may fall before the ACOS is as high as
 * now (null without saving or sales), the percentage points that the last one leaves above the target (negative below it,
 * null without a target or sales), and what is left to it: null where the target is reached, out of reach of a number, or none was given.
 */
export function acosAfterProposals(proposals: Proposals): {
  readonly acosSteps: AcosStep[];
  readonly saved: number;
  readonly salesDropLimit: number | null;
  readonly acosGap: number | null;
  readonly stillNeeded: GapToTarget | null;
} {
  const { steps, spend } = stepsOf(proposals);
  const acos = steps.at(-1)?.acos ?? null;
  const { target, totals } = proposals;
  const saved = sumOf(steps.map(({ saving }) => saving));
  return {
    acosSteps: steps,
    saved,
    // Spend and sales that shrink by the same share leave the ACOS as it is.
    salesDropLimit: saved > 0 && totals.sales > 0 ? (saved / totals.spend) * 100 : null,
    acosGap: acos === null || target === null ? null : acos - target,
    stillNeeded: target === null ? null : gapToTarget(target, spend, totals.sales),
  };
}

function gapToTarget(target: number, spend: number, sales: number): GapToTarget | null {
  const lessSpend = spend - (sales * target) / 100;
  const moreSales = (lessSpend / target) * 100;
  // A target near zero needs more sales than a number can hold.
  return lessSpend > ROUNDING_ERROR && Number.isFinite(moreSales) ? { lessSpend, moreSales } : null;
}

/** The bids that are proposed below the present ones. */
export function loweredOf<Change extends Pick<Bid, 'change'>>(bids: readonly Change[]): Change[] {
  return bids.filter(({ change }) => change !== null && change < 0);
}

/**
 * What the proposals do to the ACOS: the wasted terms cost nothing any more, then the lowered bids take effect at the same
 * clicks and sales. New keywords and raised bids are left out: the report does not say what they would sell.
 */
function stepsOf({ totals, wasted, bids }: Proposals): { steps: AcosStep[]; spend: number } {
  const lowered = loweredOf(bids);
  const groups = [
    { action: 'now', count: 0, saving: 0 },
    { action: 'exclude', count: wasted.length, saving: sumOf(wasted.map(({ spend }) => spend)) },
    { action: 'lower-bids', count: lowered.length, saving: sumOf(lowered.map(({ saving }) => saving)) },
  ] as const;
  let { spend } = totals;
  const steps = groups
    .filter(({ action, count }) => action === 'now' || count > 0)
    .map(({ action, count, saving }) => {
      spend -= saving;
      return { action, count, acos: acosOf(spend, totals), cut: acosOf(saving, totals), saving };
    });
  return { steps, spend };
}

/** An amount as a share of the sales, percent: what spend of that size adds to the ACOS. */
export function acosOf(spend: number, totals: Counts): number | null {
  return toMeasures({ ...totals, spend }).acos;
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
