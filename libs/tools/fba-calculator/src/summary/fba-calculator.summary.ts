import type { Summarize, SummaryRow, SummaryText } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/fba-calculator.engine.ts';

/** The fees of one unit with their total first; a fee that is not known says so. */
export const summarize: Summarize<typeof engine> = ({ fees, currency, optionalFees, ...output }) => {
  const fee = (label: SummaryText, value: number | null): SummaryRow =>
    value === null ? [label, { code: 'notPublished' }] : [label, value, currency];
  return {
    figures: [
      fee('fee-total', fees.totalFees),
      fee('fee-fulfillment', fees.fulfillmentBaseFee),
      ...(output.fuelShare > 0
        ? [fee({ code: 'fee-fuel', params: { share: { share: output.fuelShare } } }, fees.fuelSurcharge)]
        : []),
      ...(fees.dangerousGoodsFee > 0 ? [fee('fee-dangerous', fees.dangerousGoodsFee)] : []),
      fee('fee-storage', fees.storageFee),
      ...optionalFees.map(({ id, amount }): SummaryRow =>
        amount === null ? [`part-${id}`, { text: '—' }] : [`part-${id}`, amount, currency],
      ),
      ...(fees.overmaxHandlingFee === 0 ? [] : [fee('fee-overmax', fees.overmaxHandlingFee)]),
      fee('fee-long-term', fees.longTermStorageFee),
      fee('fee-removal', fees.removalFee),
      fee('fee-return', fees.returnProcessingFee),
      ['billableWeight', output.billableWeight, output.units.weight],
    ],
  };
};
