import type { CategoryId, FeeCard, FeeGap, MarketplaceFees, RateBand, ReferralRow } from './fee-card.ts';
import { sellingRuleSet } from './rule-sets.data.ts';

const RULE_SET = sellingRuleSet('standard');
const PUBLISHED = { effectiveFrom: null, source: RULE_SET.source, checkedOn: RULE_SET.checkedOn };

interface Extra {
  readonly closingFee?: number;
  readonly gap?: FeeGap;
}

const flat = (rate: number, { closingFee = 0, gap }: Extra = {}): ReferralRow => ({
  ...PUBLISHED,
  shape: 'flat',
  bands: [{ rate, upTo: null, includesBound: false }],
  minimum: 0,
  closingFee,
  gap: gap ?? null,
  chargesReturns: false,
});

/** Under 15, from 15 to 20 with both ends, above 20. */
const CLOTHING_BANDS: readonly RateBand[] = [
  { rate: 0.05, upTo: 15, includesBound: false },
  { rate: 0.1, upTo: 20, includesBound: true },
  { rate: 0.17, upTo: null, includesBound: false },
];

type Rows = Readonly<Partial<Record<CategoryId, ReferralRow>>>;

const ROWS_ABROAD: Rows = {
  general: flat(0.15),
  electronics: flat(0.08),
  clothing: flat(0.17, { gap: 'clothing-bands-us-only' }),
  home: flat(0.15),
  books: flat(0.15, { gap: 'closing-fee-us-only' }),
  health: flat(0.15),
  automotive: flat(0.12),
  beauty: flat(0.15),
};

/** The bands of clothing and the closing fee of books are US amounts. */
const ROWS_US: Rows = {
  ...ROWS_ABROAD,
  clothing: { ...flat(0.17), shape: 'cliff', bands: CLOTHING_BANDS },
  books: flat(0.15, { closingFee: 1.8 }),
};

const feesOf = (
  rows: Rows,
  digitalServicesRate: number,
  [nonPeak, peak]: readonly [number, number],
): MarketplaceFees => ({
  rows,
  digitalServices: { ...PUBLISHED, rate: digitalServicesRate, fulfillmentRate: 0 },
  storage: { ...PUBLISHED, unit: 'ft3', nonPeak, peak },
  refund: null,
});

const EU_STORAGE = [0.75, 2.05] as const;

/** The specification's figures. They carry no date; a marketplace for which it names no digital services fee has none. */
export const STANDARD_CARD: FeeCard = {
  ruleSet: RULE_SET,
  marketplaces: {
    US: feesOf(ROWS_US, 0, [0.87, 2.4]),
    CA: feesOf(ROWS_ABROAD, 0.02, [1.15, 3.2]),
    UK: feesOf(ROWS_ABROAD, 0.02, [0.7, 1.95]),
    DE: feesOf(ROWS_ABROAD, 0, EU_STORAGE),
    FR: feesOf(ROWS_ABROAD, 0.03, EU_STORAGE),
    IT: feesOf(ROWS_ABROAD, 0.03, EU_STORAGE),
    ES: feesOf(ROWS_ABROAD, 0.03, EU_STORAGE),
    JP: feesOf(ROWS_ABROAD, 0, [95, 265]),
  },
};
