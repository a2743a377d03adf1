import type { OptionalFeeInput } from '@seller-toolbox/fee-cards/fba/optional-fees';
import { finding, type Finding } from '@seller-toolbox/tool-contract';
import type { Computation } from './computation-steps.ts';

/** What is not known of the fees that the seller chose, and what is added to the total. */
export function optionalFindings(
  { closingGroup, price }: Pick<OptionalFeeInput, 'closingGroup' | 'price'>,
  { context, optionalFees }: Pick<Computation, 'context' | 'optionalFees'>,
): Finding[] {
  const { card, storageSeason } = context;
  const found: Finding[] = [];
  const needsPrice = closingGroup !== 'none' && price === null && card.optional?.closing !== undefined;
  const unknown = optionalFees
    .filter(({ id, amount }) => amount === null && !(needsPrice && id === 'closing'))
    .map(({ id }) => id);
  if (card.optional?.closing && closingGroup === 'none') found.push(finding('closing-fee-on-top', 'warning'));
  if (needsPrice) found.push(finding('closing-fee-needs-price', 'warning'));
  if (unknown.length > 0) found.push(finding('optional-fee-unknown', 'warning', { parts: unknown }));
  if (
    storageSeason === 'peak' &&
    optionalFees.some(({ id, amount }) => id === 'storage-utilization' && amount)
  ) {
    found.push(finding('utilization-off-peak', 'info'));
  }
  return found;
}
