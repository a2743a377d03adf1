import { AMAZON_AU_2026_06_10_CARD } from '../fba/rate-card-amazon-au-2026-06-10.data.ts';
import { AMAZON_AE_2025_08_01_CARD } from '../fba/rate-card-amazon-ae-2025-08-01.data.ts';
import { AMAZON_CA_2026_02_01_CARD } from '../fba/rate-card-amazon-ca-2026-02-01.data.ts';
import { AMAZON_IN_2026_09_07_CARD } from '../fba/rate-card-amazon-in-2026-09-07.data.ts';
import { AMAZON_MX_2026_06_04_CARD } from '../fba/rate-card-amazon-mx-2026-06-04.data.ts';
import type { RateCard } from '../fba/rate-card.ts';
import { digitalServicesOf } from './digital-services.data.ts';
import type { FeeCard, MarketplaceFees, RateBand, ReferralRow } from './fee-card.ts';
import { below, rest, storageOf, upTo } from './fee-rows.ts';
import { sellingRuleSet, type ProfitMarketplace, type RuleSetId } from './rule-sets.data.ts';

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

type Fees = Pick<MarketplaceFees, 'rows' | 'containsTax' | 'lacksClosingFee'>;

function card(marketplace: ProfitMarketplace, id: RuleSetId, fba: RateCard, known: Fees): FeeCard {
  const digitalServices = digitalServicesOf(marketplace);
  const fees: MarketplaceFees = {
    digitalServices,
    storage: storageOf(fba),
    refund: null,
    isOneCopy: true,
    ...known,
  };
  return { ruleSet: sellingRuleSet(id), marketplaces: { [marketplace]: fees } };
}

const canadian = rowMaker('amazon-ca-2026-11-21', 0.4);
const CA_OTHER = canadian('flat', [rest(0.15)]);
const CA_CARE = canadian('cliff', [upTo(15, 0.08), rest(0.15)]);
const CA_EQUIPMENT = canadian('flat', [rest(0.12)]);
const CA_MEDIA = canadian('flat', [rest(0.15)], { minimum: 0, gap: 'closing-fee-unknown' });

/** Canada: one copy of the pricing page. */
export const AMAZON_CA_2026_11_21_CARD = card('CA', 'amazon-ca-2026-11-21', AMAZON_CA_2026_02_01_CARD, {
  rows: {
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
  },
});

const australian = rowMaker('amazon-au-2026-10-09', 0);
const AU_HOME = australian('flat', [rest(0.13)]);
const AU_SPORTS = australian('marginal', [upTo(200, 0.13), rest(0.12)]);

/** Australia: one copy, which doubts itself. */
export const AMAZON_AU_2026_10_09_CARD = card('AU', 'amazon-au-2026-10-09', AMAZON_AU_2026_06_10_CARD, {
  rows: {
    general: australian('flat', [rest(0.15)]),
    home: AU_HOME,
    'lawn-mowers': AU_HOME,
    'power-tools': AU_HOME,
    tools: AU_HOME,
    'pet-supplies': AU_SPORTS,
    sports: AU_SPORTS,
  },
});

const mexican = rowMaker('amazon-mx-2026-09-03', 8);
const MX_OTHER = mexican('flat', [rest(0.15)]);
const MX_CARE = mexican('cliff', [upTo(200, 0.12), rest(0.15)]);
const MX_EQUIPMENT = mexican('flat', [rest(0.12)]);
const MX_ELECTRONICS = mexican('flat', [rest(0.1)]);
const MX_MEDIA = mexican('flat', [rest(0.15)], { gap: 'closing-fee-unknown' });

/** Mexico: one copy; prices and fees contain the IVA. Minimum and rate of home are confirmed by a second price list. */
export const AMAZON_MX_2026_09_03_CARD = card('MX', 'amazon-mx-2026-09-03', AMAZON_MX_2026_06_04_CARD, {
  rows: {
    general: MX_OTHER,
    electronics: MX_ELECTRONICS,
    clothing: MX_OTHER,
    home: MX_OTHER,
    books: MX_MEDIA,
    health: MX_CARE,
    automotive: MX_EQUIPMENT,
    beauty: MX_CARE,
    'electronics-accessories': mexican('marginal', [upTo(2000, 0.15), rest(0.08)]),
    computers: MX_ELECTRONICS,
    'video-games': MX_OTHER,
    'video-game-consoles': mexican('flat', [rest(0.08)]),
    'device-accessories': mexican('flat', [rest(0.45)]),
    media: MX_MEDIA,
    baby: MX_OTHER,
    grocery: mexican('cliff', [upTo(500, 0.12), rest(0.15)]),
    furniture: MX_OTHER,
    'appliances-compact': MX_OTHER,
    'appliances-full-size': MX_OTHER,
    'lawn-mowers': MX_OTHER,
    'power-tools': MX_EQUIPMENT,
    industrial: mexican('flat', [rest(0.14)]),
    tires: MX_ELECTRONICS,
    jewelry: MX_OTHER,
    watches: mexican('marginal', [upTo(5000, 0.16), rest(0.05)]),
    'pet-supplies': MX_OTHER,
    'pet-food': MX_OTHER,
    tools: MX_OTHER,
    'musical-instruments': MX_OTHER,
    alcohol: mexican('flat', [rest(0.08)]),
    footwear: MX_OTHER,
    bags: MX_OTHER,
    sports: MX_OTHER,
    toys: mexican('cliff', [upTo(300, 0.08), rest(0.15)]),
  },
  containsTax: true,
});

const indian = rowMaker('amazon-in-2026-06-10', 0);

/** India: one copy, which splits most categories further than this site does; those stay out. A bound is in the band above it. */
export const AMAZON_IN_2026_06_10_CARD = card('IN', 'amazon-in-2026-06-10', AMAZON_IN_2026_09_07_CARD, {
  rows: {
    books: indian('cliff', [below(250, 0), below(500, 0.02), below(1000, 0.04), rest(0.135)]),
    'video-game-consoles': indian('cliff', [below(500, 0.07), below(1000, 0.05), rest(0.09)]),
    watches: indian('cliff', [below(1000, 0), rest(0.15)]),
    'pet-food': indian('cliff', [below(300, 0), below(1000, 0.065), rest(0.095)]),
  },
  lacksClosingFee: true,
});

const emirati = rowMaker('amazon-ae-2026-10-10', 1);
const AE_CARE = emirati('cliff', [upTo(50, 0.08), rest(0.15)]);
const AE_HOME = emirati('flat', [rest(0.15)]);

/** The United Arab Emirates: one copy of each category, those of home, tools, sports and pets of low confidence. */
export const AMAZON_AE_2026_10_10_CARD = card('AE', 'amazon-ae-2026-10-10', AMAZON_AE_2025_08_01_CARD, {
  rows: {
    electronics: emirati('flat', [rest(0.07)]),
    home: AE_HOME,
    health: AE_CARE,
    beauty: AE_CARE,
    'electronics-accessories': emirati('marginal', [upTo(250, 0.15), rest(0.08)]),
    'lawn-mowers': AE_HOME,
    'power-tools': AE_HOME,
    'pet-supplies': AE_CARE,
    tools: AE_HOME,
    sports: emirati('flat', [rest(0.14)]),
  },
});
