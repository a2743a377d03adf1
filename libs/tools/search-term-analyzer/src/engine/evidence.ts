import { finding, type Finding } from '@seller-toolbox/tool-contract';
import type { TermStatus, JudgingCriteria } from './judge-term.ts';
import type { Counts } from './measures.ts';
import { noOrderChance } from './no-order-chance.ts';

/** The reason for the status of a term, with the term's figures; shares and rates are in percent. */
export function evidenceOf(status: TermStatus, counts: Counts, criteria: JudgingCriteria): Finding | null {
  const { clicks, orders } = counts;
  switch (status) {
    case 'wasted':
      return noOrderEvidence(counts, criteria);
    case 'waiting':
      return criteria.judgedFrom === null
        ? finding('cannot-judge', 'info', { clicks })
        : finding('wait-for-clicks', 'info', { clicks, more: Math.max(1, criteria.judgedFrom - clicks) });
    case 'harvest':
    case 'exact':
    case 'promising':
      return finding(`${status}-term`, 'info', { orders, clicks, target: criteria.target ?? 0 });
    case 'costly':
      return finding('costly-term', 'warning', { orders, clicks });
    case 'unclicked':
      return null;
  }
}

/** "No order in 34 clicks; at your conversion rate 3 % of such terms would still sell." */
export function noOrderEvidence({ clicks }: Counts, { rate }: JudgingCriteria): Finding {
  return finding('no-order', 'warning', {
    clicks,
    rate: rate * 100,
    share: noOrderChance(clicks, rate) * 100,
  });
}
