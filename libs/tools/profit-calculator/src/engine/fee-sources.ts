import { US_CUSTOMS_FEES } from '@seller-toolbox/fee-cards/selling/import-fees.data';
import { SALES_TAXES } from '@seller-toolbox/fee-cards/selling/sales-tax.data';
import { groupBySource, type PublishedParts } from '@seller-toolbox/reference-data/published-parts';
import type { ProfitInput } from './profit-input.schema.ts';
import type { UnitContext } from './unit-lines.ts';

/** The parts of a card that are published each on its own, and those from elsewhere that a result may use. */
export const CARD_PARTS = [
  'referral',
  'closing',
  'digital-services',
  'storage',
  'fba-fulfillment',
  'refund',
  'sales-tax',
  'customs-fees',
] as const;
export type CardPart = (typeof CARD_PARTS)[number];

/** Source and start of each part that the result uses; parts that were published together are one entry. */
export function feeSources(
  input: ProfitInput,
  { selling, fba, tax }: UnitContext,
): PublishedParts<CardPart>[] {
  const { row, fees } = selling;
  const fulfillment = fba?.card.fulfillment.general ?? null;
  const isTaxKnown = tax.mode !== 'none' && input.taxRate === undefined;
  return groupBySource<CardPart>([
    ['referral', row.gap === 'referral-fee-unknown' || input.referralRate !== undefined ? null : row],
    ['closing', row.closingFee > 0 ? row : null],
    ['digital-services', fees.digitalServices],
    ['storage', fees.storage],
    ['fba-fulfillment', fulfillment],
    ['refund', (input.returnRate ?? 0) > 0 ? fees.refund : null],
    ['sales-tax', isTaxKnown ? SALES_TAXES[input.marketplace] : null],
    ['customs-fees', input.customsEntry === undefined ? null : US_CUSTOMS_FEES],
  ]);
}
