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
}

export interface Proposals {
  readonly totals: Counts;
  readonly wasted: readonly Counts[];
  readonly bids: readonly Bid[];
  /** Percent; null where none was set. */
  readonly target: number | null;
}

/**
 * The ACOS after each step of the proposals, and the percentage points that the last one leaves above the target: negative below
 * it, null without a target or sales.
 */
export function acosPath(proposals: Proposals): {
  readonly acosSteps: AcosStep[];
  readonly acosGap: number | null;
} {
  const steps = stepsOf(proposals);
  const acos = steps.at(-1)?.acos ?? null;
  const { target } = proposals;
  return { acosSteps: steps, acosGap: acos === null || target === null ? null : acos - target };
}

/**
 * What the proposals do to the ACOS: the wasted terms cost nothing any more, then the lowered bids take effect at the same
 * clicks and sales. New keywords and raised bids are left out: the report does not say what they would sell.
 */
function stepsOf({ totals, wasted, bids }: Proposals): AcosStep[] {
  const lowered = bids.filter(({ change }) => change !== null && change < 0);
  const groups = [
    { action: 'now', count: 0, saving: 0 },
    { action: 'exclude', count: wasted.length, saving: sumOf(wasted.map(({ spend }) => spend)) },
    { action: 'lower-bids', count: lowered.length, saving: sumOf(lowered.map(({ saving }) => saving)) },
  ] as const;
  let { spend } = totals;
  return groups
    .filter(({ action, count }) => action === 'now' || count > 0)
    .map(({ action, count, saving }) => {
      spend -= saving;
      return { action, count, acos: acosOf(spend, totals) };
    });
}

/** An amount as a share of the sales, percent: what spend of that size adds to the ACOS. */
export function acosOf(spend: number, totals: Counts): number | null {
  return toMeasures({ ...totals, spend }).acos;
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
