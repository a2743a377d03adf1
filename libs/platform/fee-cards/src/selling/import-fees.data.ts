import type { Published } from '@seller-toolbox/reference-data/published-parts';
import type { ProfitMarketplace } from './rule-sets.data.ts';

/** What the customs of the United States charge on an entry besides the duty, as shares of the value of the goods. */
export const US_CUSTOMS_FEES: Published & {
  /** On formal entries, with a least and a greatest amount of each. */
  readonly processing: { readonly rate: number; readonly minimum: number; readonly maximum: number };
  /** On what comes by sea, without a limit. */
  readonly harbor: { readonly rate: number };
} = {
  effectiveFrom: '2025-10-01',
  source: {
    name: '19 CFR 24.23 and 24.24: merchandise processing fee, bounds of fiscal year 2026 (those from 2026-10-01 are not known here), and harbor maintenance fee',
    url: 'https://www.ecfr.gov/current/title-19/chapter-I/part-24',
  },
  checkedOn: '2026-11-23',
  processing: { rate: 0.003464, minimum: 33.58, maximum: 651.5 },
  harbor: { rate: 0.00125 },
};

/** Marketplaces where freight to the border is part of the value that the duty is a share of. */
export const DUTY_ON_FREIGHT: readonly ProfitMarketplace[] = [
  'UK',
  'DE',
  'FR',
  'IT',
  'ES',
  'NL',
  'BE',
  'SE',
  'PL',
  'JP',
  'MX',
  'IN',
  'AE',
];
