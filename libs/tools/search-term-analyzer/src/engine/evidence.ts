import { finding, type Finding } from '@seller-toolbox/tool-contract';
import type { TermStatus, Yardstick } from './judge-term.ts';
import type { Counts } from './measures.ts';
import { noOrderChance } from './no-order-chance.ts';

/** Why a term is taken for what it is, with its own figures; shares and rates are percent. */
export function evidenceOf(status: TermStatus, counts: Counts, yard: Yardstick): Finding | null {
  const { clicks, orders } = counts;
  switch (status) {
    case 'wasted':
      return noOrderEvidence(counts, yard);
    case 'waiting':
      return yard.judgedFrom === null
        ? finding('cannot-judge', 'info', { clicks })
        : finding('wait-for-clicks', 'info', { clicks, more: Math.max(1, yard.judgedFrom - clicks) });
    case 'harvest':
    case 'exact':
    case 'promising':
      return finding(`${status}-term`, 'info', { orders, clicks, target: yard.target ?? 0 });
    case 'costly':
      return finding('costly-term', 'warning', { orders, clicks });
    case 'unclicked':
      return null;
  }
}

/** "No order in 34 clicks; at your conversion rate 3 % of such terms would still sell." */
export function noOrderEvidence({ clicks }: Counts, { rate }: Yardstick): Finding {
  return finding('no-order', 'warning', {
    clicks,
    rate: rate * 100,
    share: noOrderChance(clicks, rate) * 100,
  });
}
