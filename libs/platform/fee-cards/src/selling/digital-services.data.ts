import type { DigitalServicesFee, DigitalServicesRates } from './fee-card.ts';
import type { ProfitMarketplace } from './rule-sets.data.ts';

const NONE: DigitalServicesRates = { rate: 0, fulfillmentRate: 0 };
const UK_SELLER: DigitalServicesRates = { rate: 0.02, fulfillmentRate: 0.02 };
const LATIN_SELLER: DigitalServicesRates = { rate: 0.03, fulfillmentRate: 0.03 };
const LATIN_SELLERS = { FR: LATIN_SELLER, IT: LATIN_SELLER, ES: LATIN_SELLER };
const BY_SELLER = { UK: UK_SELLER, ...LATIN_SELLERS };

const published = (effectiveFrom: string | null, name: string) => ({
  effectiveFrom,
  source: { name },
  checkedOn: '2026-11-22',
});

const SINCE_2024 = published(
  '2024-10-01',
  'Digital services fee by store and country of the seller, two articles of 2026',
);
const SINCE_MARCH_2026 = published(
  '2026-03-20',
  'Digital services fee of 3% since 2026-03-20, two articles of 2026',
);
const ENDED = published('2025-08-15', 'Digital services fee of Canada, ended on 2025-08-15');
const NOT_FOUND = published(null, 'No digital services fee was found for this store');
const OTHER_STORES: DigitalServicesFee = { ...SINCE_2024, ...NONE, bySeller: BY_SELLER };
/** Italy and Spain: of the selling fees only, but for sellers from a country with such a tax. */
const ITALY_AND_SPAIN: DigitalServicesFee = {
  ...SINCE_MARCH_2026,
  rate: 0.03,
  fulfillmentRate: 0,
  bySeller: LATIN_SELLERS,
  before: { ...SINCE_2024, rate: 0.02, fulfillmentRate: 0, bySeller: LATIN_SELLERS },
};

/**
 * The newest digital services fee, a percentage of the fees, by store. In France, Italy and Spain it follows the store, in
 * the United Kingdom too; in all other stores only sellers from a country with such a tax pay it.
 */
const FEES: Readonly<Record<ProfitMarketplace, DigitalServicesFee>> = {
  US: OTHER_STORES,
  UK: { ...SINCE_2024, ...UK_SELLER, bySeller: BY_SELLER },
  DE: OTHER_STORES,
  FR: {
    ...SINCE_MARCH_2026,
    ...LATIN_SELLER,
    before: { ...SINCE_2024, rate: 0.02, fulfillmentRate: 0.02, bySeller: LATIN_SELLERS },
  },
  IT: ITALY_AND_SPAIN,
  ES: ITALY_AND_SPAIN,
  CA: { ...ENDED, ...NONE },
  JP: { ...NOT_FOUND, ...NONE },
  AU: { ...NOT_FOUND, ...NONE },
  MX: OTHER_STORES,
  IN: { ...NOT_FOUND, ...NONE },
  AE: { ...NOT_FOUND, ...NONE },
  NL: OTHER_STORES,
  BE: OTHER_STORES,
  SE: OTHER_STORES,
  PL: OTHER_STORES,
};

export function digitalServicesOf(marketplace: ProfitMarketplace): DigitalServicesFee {
  return FEES[marketplace];
}

/** The state of a fee that is in force on a day (`YYYY-MM-DD`); before the first known one, that one. */
export function digitalServicesOn(fee: DigitalServicesFee, day: string): DigitalServicesFee {
  const { effectiveFrom, before } = fee;
  return before && effectiveFrom !== null && day < effectiveFrom ? digitalServicesOn(before, day) : fee;
}
