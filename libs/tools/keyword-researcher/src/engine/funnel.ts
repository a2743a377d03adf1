import { roundTo14Digits } from '@seller-toolbox/tool-contract/rounding';
import type { JoinedTerm } from './join-terms.ts';
import type { SourceRow } from './keyword-sources.schema.ts';
import { STEPS, type Funnel, type Step } from './sources-output.schema.ts';

const FIELDS = {
  impressions: { own: 'ownImpressions', share: 'ownImpressionShare' },
  clicks: { own: 'ownClicks', share: 'ownClickShare' },
  cartAdds: { own: 'ownCartAdds', share: 'ownCartAddShare' },
  purchases: { own: 'ownPurchases', share: 'ownPurchaseShare' },
} as const satisfies Readonly<Record<Step, { own: keyof SourceRow; share: keyof SourceRow }>>;

/** The share of the seller from impression to purchase by the newest line that has any; null where none has. */
export function funnelOf({ observations }: JoinedTerm): Funnel | null {
  const found = observations.find(({ row }) => STEPS.some((step) => shareAt(row, step) !== null));
  if (!found) return null;
  const { row, source } = found;
  const steps = STEPS.map((step) => ({
    step,
    total: row[step] ?? null,
    own: row[FIELDS[step].own] ?? null,
    share: shareAt(row, step),
  }));
  const shareOf = (step: Step) => shareAt(row, step);
  const [impressionShare, purchaseShare] = [shareOf('impressions'), shareOf('purchases')];
  const { price = null, ownPrice = null } = row;
  return {
    source,
    steps,
    leak: leakOf(steps),
    shareGap: difference(purchaseShare, impressionShare),
    missedPurchases: missedPurchases(row.purchases ?? null, steps, purchaseShare),
    price,
    ownPrice,
    priceGap: difference(ownPrice, price),
  };
}

/** By the counts where the file has both, else as the file says it. */
function shareAt(row: SourceRow, step: Step): number | null {
  const [own, total] = [row[FIELDS[step].own], row[step]];
  if (own !== undefined && total !== undefined && total > 0) return (own / total) * 100;
  return row[FIELDS[step].share] ?? null;
}

type FunnelStep = Funnel['steps'][number];

/** The step with the greatest relative loss of share against the step before it; null where none loses. */
function leakOf(steps: readonly FunnelStep[]): Funnel['leak'] {
  const losses = steps.flatMap(({ step, share }, at) => {
    const before = steps[at - 1]?.share ?? null;
    if (share === null || before === null || before <= 0 || share >= before) return [];
    return [{ step, lossPercent: (1 - share / before) * 100 }];
  });
  return losses.reduce<Funnel['leak']>(
    (worst, loss) => (worst === null || loss.lossPercent > worst.lossPercent ? loss : worst),
    null,
  );
}

/** Purchases that the best share of the seller at any step would have brought beyond those of today. */
function missedPurchases(
  purchases: number | null,
  steps: readonly FunnelStep[],
  purchaseShare: number | null,
): number | null {
  if (purchases === null || purchaseShare === null) return null;
  const best = Math.max(...steps.map(({ share }) => share ?? 0));
  return Math.max(0, roundTo14Digits((purchases * (best - purchaseShare)) / 100));
}

function difference(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : roundTo14Digits(one - other);
}
