import { AMAZON_AU_2026_06_10_CARD } from '../fba/rate-card-amazon-au-2026-06-10.data.ts';
import { AMAZON_CA_2026_02_01_CARD } from '../fba/rate-card-amazon-ca-2026-02-01.data.ts';
import type { RateCard } from '../fba/rate-card.ts';
import { digitalServicesOf } from './digital-services.data.ts';
import type { CategoryId, FeeCard, RateBand, ReferralRow } from './fee-card.ts';
import { below, rest, storageOf, upTo } from './fee-rows.ts';
import { sellingRuleSet, type ProfitMarketplace, type RuleSetId } from './rule-sets.data.ts';

type Rows = Readonly<Partial<Record<CategoryId, ReferralRow>>>;

const rowMaker =
  (id: RuleSetId, minimum: number) =>
  (
    shape: ReferralRow['shape'],
    bands: readonly RateBand[],
    choice: Partial<ReferralRow> = {},
  ): ReferralRow => {
    const { effectiveFrom, source, checkedOn } = sellingRuleSet(id);
    return {
      effectiveFrom,
      source,
      checkedOn,
      shape,
      bands,
      minimum,
      closingFee: 0,
      gap: null,
      chargesReturns: false,
      ...choice,
    };
  };

function card(marketplace: ProfitMarketplace, id: RuleSetId, fba: RateCard, rows: Rows): FeeCard {
  const digitalServices = digitalServicesOf(marketplace);
  const fees = { rows, digitalServices, storage: storageOf(fba), refund: null };
  return { ruleSet: sellingRuleSet(id), marketplaces: { [marketplace]: fees } };
}

const canadian = rowMaker('amazon-ca-2026-11-21', 0.4);
const CA_OTHER = canadian('flat', [rest(0.15)]);
const CA_CARE = canadian('cliff', [upTo(15, 0.08), rest(0.15)]);
const CA_EQUIPMENT = canadian('flat', [rest(0.12)]);
const CA_MEDIA = canadian('flat', [rest(0.15)], { minimum: 0, gap: 'closing-fee-unknown' });

/** Canada: one copy of the pricing page. */
export const AMAZON_CA_2026_11_21_CARD = card('CA', 'amazon-ca-2026-11-21', AMAZON_CA_2026_02_01_CARD, {
  general: CA_OTHER,
  electronics: canadian('flat', [rest(0.08)]),
  clothing: canadian('cliff', [below(20, 0.1), rest(0.17)]),
  home: CA_OTHER,
  books: CA_MEDIA,
  health: CA_CARE,
  automotive: CA_EQUIPMENT,
  beauty: CA_CARE,
  'electronics-accessories': canadian('marginal', [upTo(100, 0.15), rest(0.08)]),
  'video-games': canadian('flat', [rest(0.15)], { minimum: 0 }),
  'device-accessories': canadian('flat', [rest(0.45)]),
  media: CA_MEDIA,
  baby: CA_CARE,
  grocery: canadian('cliff', [upTo(20, 0.08), rest(0.15)], { minimum: 0 }),
  'lawn-mowers': CA_OTHER,
  industrial: CA_EQUIPMENT,
  'pet-supplies': CA_OTHER,
  tools: CA_OTHER,
  'power-tools': CA_OTHER,
  'musical-instruments': CA_OTHER,
  bags: CA_OTHER,
  sports: CA_OTHER,
  toys: CA_OTHER,
});

const australian = rowMaker('amazon-au-2026-10-09', 0);
const AU_HOME = australian('flat', [rest(0.13)]);
const AU_SPORTS = australian('marginal', [upTo(200, 0.13), rest(0.12)]);

/** Australia: one copy, which doubts itself. */
export const AMAZON_AU_2026_10_09_CARD = card('AU', 'amazon-au-2026-10-09', AMAZON_AU_2026_06_10_CARD, {
  general: australian('flat', [rest(0.15)]),
  home: AU_HOME,
  'lawn-mowers': AU_HOME,
  'power-tools': AU_HOME,
  tools: AU_HOME,
  'pet-supplies': AU_SPORTS,
  sports: AU_SPORTS,
});
