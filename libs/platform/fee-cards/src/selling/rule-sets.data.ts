import type { FeeMarketplaceCode } from '@seller-toolbox/reference-data/marketplaces.data';
import type { RuleSet } from '@seller-toolbox/tool-contract';
import { CATEGORIES, type CategoryId } from './fee-card.ts';

/** All marketplaces with FBA fees, the default first; the first eight have figures in the specification. */
export const PROFIT_MARKETPLACES = [
  'US',
  'CA',
  'UK',
  'DE',
  'FR',
  'IT',
  'ES',
  'JP',
  'AU',
  'MX',
  'IN',
  'AE',
  'NL',
  'BE',
  'SE',
  'PL',
] as const satisfies readonly FeeMarketplaceCode[];
export type ProfitMarketplace = (typeof PROFIT_MARKETPLACES)[number];

const CHECKED_ON = '2026-11-22';

const abroad = <const Id extends string, const Code extends ProfitMarketplace>(
  marketplace: Code,
  id: Id,
  source: RuleSet['source'],
) => ({
  id,
  effectiveFrom: id.slice(-10),
  source,
  checkedOn: CHECKED_ON,
  marketplaces: [marketplace] as const,
});

const EUROPE = {
  name: 'Amazon Europe rate card of 2026, referral fees',
  url: 'https://m.media-amazon.com/images/G/02/sell/images/260630-FBA-Rate-Card-EN1.pdf',
};
/** No referral fees of these marketplaces were found. */
const FBA_ONLY = { ...EUROPE, name: 'Amazon Europe rate card of 2026, FBA fees' };

/** Every card's rule set, `standard` first. A day in the id of a table without a known start is the day it was read. */
export const SELLING_RULE_SETS = [
  {
    id: 'standard',
    effectiveFrom: null,
    source: { name: 'Seller Toolbox' },
    checkedOn: '2026-11-21',
    marketplaces: ['US', 'CA', 'UK', 'DE', 'FR', 'IT', 'ES', 'JP'],
  },
  {
    id: 'amazon-us-2026-08-21',
    effectiveFrom: '2026-08-21',
    source: {
      name: 'Amazon, selling fees in the US store: referral fees by category, read on 2026-08-21, three agreeing copies',
      url: 'https://sell.amazon.com/pricing',
    },
    checkedOn: '2026-11-21',
    marketplaces: ['US'],
  },
  abroad('UK', 'amazon-uk-2026-02-01', EUROPE),
  abroad('DE', 'amazon-de-2026-02-01', EUROPE),
  abroad('FR', 'amazon-fr-2026-02-01', EUROPE),
  abroad('IT', 'amazon-it-2026-02-01', EUROPE),
  abroad('ES', 'amazon-es-2026-02-01', EUROPE),
  abroad('JP', 'amazon-jp-2026-04-01', {
    name: 'Amazon.co.jp, pricing: referral fees since 2026-04-01, three agreeing copies',
    url: 'https://sell.amazon.co.jp/pricing',
  }),
  abroad('CA', 'amazon-ca-2026-11-21', {
    name: 'Amazon.ca, pricing: referral fees of 2026, one copy, read on 2026-11-21',
    url: 'https://sell.amazon.ca/pricing',
  }),
  abroad('AU', 'amazon-au-2026-10-09', {
    name: 'Amazon.com.au, pricing: referral fees, one copy of 2026-10-09 of low confidence',
    url: 'https://sell.amazon.com.au/pricing',
  }),
  abroad('MX', 'amazon-mx-2026-09-03', {
    name: 'Amazon.com.mx, pricing: referral fees, one copy, read on 2026-09-03',
    url: 'https://sell.amazon.com.mx/pricing',
  }),
  abroad('IN', 'amazon-in-2026-06-10', {
    name: 'Amazon.in, pricing: referral fees since 2026-06-10, one copy, few categories',
    url: 'https://sell.amazon.in/fees-and-pricing',
  }),
  abroad('AE', 'amazon-ae-2026-10-10', {
    name: 'Amazon.ae, pricing: referral fees, one copy of each category, read on 2026-10-10',
    url: 'https://sell.amazon.ae/pricing',
  }),
  abroad('NL', 'amazon-nl-2026-02-01', FBA_ONLY),
  abroad('BE', 'amazon-be-2026-02-01', FBA_ONLY),
  abroad('SE', 'amazon-se-2026-02-01', FBA_ONLY),
  abroad('PL', 'amazon-pl-2026-02-01', FBA_ONLY),
] as const satisfies readonly (RuleSet & { readonly marketplaces: readonly ProfitMarketplace[] })[];

export type RuleSetId = (typeof SELLING_RULE_SETS)[number]['id'];

export const RULE_SET_IDS = SELLING_RULE_SETS.map(({ id }) => id) as [
  'standard',
  ...Exclude<RuleSetId, 'standard'>[],
];

/** The rule set of a card by its id. */
export function sellingRuleSet(id: RuleSetId): RuleSet & { readonly marketplaces: readonly string[] } {
  const found = SELLING_RULE_SETS.find((set) => set.id === id);
  if (!found) throw new TypeError(`no rule set ${id}`);
  return found;
}

const STANDARD_CATEGORIES = CATEGORIES.slice(0, 8);
const without = (...missing: CategoryId[]) => CATEGORIES.filter((id) => !missing.includes(id));
const EUROPEAN_CATEGORIES = without(
  'veterinary-diets',
  'fine-art',
  'gift-cards',
  'merchant-fulfilled-services',
);

/** The categories with a row on a card, so that a page knows them without the tables. */
const CATEGORIES_OF: Readonly<Record<RuleSetId, readonly CategoryId[]>> = {
  standard: STANDARD_CATEGORIES,
  'amazon-us-2026-08-21': without('pet-food', 'vitamins', 'handmade', 'alcohol'),
  'amazon-uk-2026-02-01': EUROPEAN_CATEGORIES,
  'amazon-de-2026-02-01': EUROPEAN_CATEGORIES,
  'amazon-fr-2026-02-01': EUROPEAN_CATEGORIES,
  'amazon-it-2026-02-01': EUROPEAN_CATEGORIES,
  'amazon-es-2026-02-01': EUROPEAN_CATEGORIES,
  'amazon-jp-2026-04-01': without(
    'veterinary-diets',
    'fine-art',
    'gift-cards',
    'merchant-fulfilled-services',
    'tires',
    'pet-food',
    'vitamins',
    'handmade',
    'alcohol',
  ),
  'amazon-ca-2026-11-21': [
    ...STANDARD_CATEGORIES,
    'electronics-accessories',
    'video-games',
    'device-accessories',
    'media',
    'baby',
    'grocery',
    'lawn-mowers',
    'industrial',
    'pet-supplies',
    'tools',
    'power-tools',
    'musical-instruments',
    'bags',
    'sports',
    'toys',
  ],
  'amazon-au-2026-10-09': [
    'general',
    'home',
    'lawn-mowers',
    'power-tools',
    'pet-supplies',
    'tools',
    'sports',
  ],
  'amazon-mx-2026-09-03': without(
    'veterinary-diets',
    'fine-art',
    'gift-cards',
    'merchant-fulfilled-services',
    'vitamins',
    'handmade',
  ),
  'amazon-in-2026-06-10': ['books', 'video-game-consoles', 'watches', 'pet-food'],
  'amazon-ae-2026-10-10': [
    'electronics',
    'home',
    'health',
    'beauty',
    'electronics-accessories',
    'lawn-mowers',
    'power-tools',
    'pet-supplies',
    'tools',
    'sports',
  ],
  'amazon-nl-2026-02-01': [],
  'amazon-be-2026-02-01': [],
  'amazon-se-2026-02-01': [],
  'amazon-pl-2026-02-01': [],
};

/** The categories with a row on a card, in the order of `CATEGORIES`. */
export function categoriesOf(id: RuleSetId): readonly CategoryId[] {
  return CATEGORIES_OF[id];
}
