import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import type { FbaOutput } from '../engine/fba-output.schema.ts';
import type zh from '../locales/zh.json';
import { useSeasonDays } from './season-days.ts';

export interface FeeRow {
  readonly id: string;
  readonly name: string;
  readonly value: number | null;
  readonly amount: string;
  /** Where the figure is not that of the season. */
  readonly note?: string | undefined;
  /** A part of the total, the total, a fee that falls due only on a condition, one on the sale, or what is left of the price. */
  readonly kind: 'part' | 'total' | 'conditional' | 'sale' | 'left';
}

/** The fees in the order of the page, named and formatted in the page's language. */
export function useFeeRows(output: FbaOutput): FeeRow[] {
  const { fees, currency, fuelShare, optionalFees, season, seasonDays, feeSeason, leftOver, date } = output;
  const { t } = useToolWords<typeof zh>();
  const daysOf = useSeasonDays();
  const format = useFormat();
  const amountOf = (value: number | null) =>
    value === null ? '—' : format.amount(value, currency).replace('-', '−');
  const row = (id: string, kind: FeeRow['kind'], name: string, value: number | null): FeeRow => ({
    id,
    kind,
    name,
    value,
    amount: amountOf(value),
  });
  const share = format.percent(fuelShare);
  const note =
    seasonDays && feeSeason && feeSeason !== season
      ? t('ui.seasonOffPeakFees', daysOf(seasonDays, date))
      : undefined;
  const { referralFee, referralShare, digitalServicesFee, amazonFees, salesTax, left } = leftOver;
  const withShare = (name: string, of: number | null) =>
    of === null ? name : t('ui.withShare', { name, share: format.percent(of) });
  return [
    { ...row('fulfillment', 'part', t('ui.fee-fulfillment'), fees.fulfillmentBaseFee), note },
    ...(fuelShare > 0 ? [row('fuel', 'part', t('ui.fee-fuel', { share }), fees.fuelSurcharge)] : []),
    ...(fees.dangerousGoodsFee > 0
      ? [row('dangerous', 'part', t('ui.fee-dangerous'), fees.dangerousGoodsFee)]
      : []),
    row('storage', 'part', t('ui.fee-storage'), fees.storageFee),
    ...optionalFees.map(({ id, amount }) =>
      row(id, amount === null ? 'conditional' : 'part', t(`ui.part-${id}`), amount),
    ),
    row('total', 'total', t('ui.fee-total'), fees.totalFees),
    ...(left === null
      ? []
      : [row('referral', 'sale', withShare(t('ui.fee-referral'), referralShare), referralFee)]),
    ...(digitalServicesFee ? [row('services', 'sale', t('ui.fee-services'), digitalServicesFee)] : []),
    ...(left === null ? [] : [row('amazon', 'total', t('ui.fee-amazon'), amazonFees)]),
    ...(salesTax ? [row('tax', 'sale', t('ui.fee-tax'), salesTax)] : []),
    ...(left === null ? [] : [row('left', 'left', t('ui.keep'), left)]),
    ...(fees.overmaxHandlingFee === 0
      ? []
      : [row('overmax', 'conditional', t('ui.fee-overmax'), fees.overmaxHandlingFee)]),
    row('long-term', 'conditional', t('ui.fee-long-term'), fees.longTermStorageFee),
    row('removal', 'conditional', t('ui.fee-removal'), fees.removalFee),
    row('return', 'conditional', t('ui.fee-return'), fees.returnProcessingFee),
  ];
}
