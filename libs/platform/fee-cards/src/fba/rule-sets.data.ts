import type { FeeMarketplaceCode } from '@seller-toolbox/reference-data/marketplaces.data';
import type { RuleSet } from '@seller-toolbox/tool-contract';

const CHECKED_ON = '2026-11-22';

const EUROPE_CARD = {
  name: 'Amazon Europe FBA rate card of 2026',
  url: 'https://m.media-amazon.com/images/G/02/sell/images/260630-FBA-Rate-Card-EN1.pdf',
};

const pricingPage = (site: string, path = 'pricing') => ({
  name: `Amazon.${site}, pricing: FBA fees`,
  url: `https://sell.amazon.${site}/${path}`,
});

const abroad = <const Id extends string, const Code extends FeeMarketplaceCode>(
  marketplace: Code,
  id: Id,
  source: RuleSet['source'] = EUROPE_CARD,
) => ({
  id,
  effectiveFrom: id.slice(-10),
  source,
  checkedOn: CHECKED_ON,
  marketplaces: [marketplace] as const,
});

/** Every card's rule set; `standard` first, those of a marketplace from new to old. Pages load these without the tables. */
export const FBA_RULE_SETS = [
  {
    id: 'standard',
    effectiveFrom: null,
    source: { name: 'Seller Toolbox' },
    checkedOn: '2026-11-21',
    marketplaces: ['US'],
  },
  {
    id: 'amazon-us-2026-01-15',
    effectiveFrom: '2026-01-15',
    source: {
      name: 'Amazon Seller Central, 2026 US FBA fulfillment fee changes',
      url: 'https://sellercentral.amazon.com/help/hub/reference/external/GABBX6GZPA8MSZGW',
    },
    checkedOn: '2026-11-21',
    marketplaces: ['US'],
  },
  {
    id: 'amazon-us-2024-04-15',
    effectiveFrom: '2024-04-15',
    effectiveTo: '2026-01-14',
    source: {
      name: 'Amazon US FBA fulfillment fees from 2024-04-15, unchanged in 2025, two agreeing copies; off the peak, prices from 10 USD',
    },
    checkedOn: '2026-11-21',
    marketplaces: ['US'],
  },
  abroad('UK', 'amazon-uk-2026-02-01'),
  abroad('DE', 'amazon-de-2026-02-01'),
  abroad('FR', 'amazon-fr-2026-02-01'),
  abroad('IT', 'amazon-it-2026-02-01'),
  abroad('ES', 'amazon-es-2026-02-01'),
  abroad('NL', 'amazon-nl-2026-02-01'),
  abroad('BE', 'amazon-be-2026-02-01'),
  abroad('SE', 'amazon-se-2026-02-01'),
  abroad('PL', 'amazon-pl-2026-02-01'),
  abroad('CA', 'amazon-ca-2026-02-01', pricingPage('ca')),
  abroad('MX', 'amazon-mx-2026-06-04', pricingPage('com.mx')),
  abroad('AE', 'amazon-ae-2025-08-01', pricingPage('ae')),
  abroad('IN', 'amazon-in-2026-09-07', pricingPage('in', 'fees-and-pricing')),
  abroad('JP', 'amazon-jp-2026-04-01', pricingPage('co.jp')),
  abroad('AU', 'amazon-au-2026-06-10', pricingPage('com.au')),
] as const satisfies readonly (RuleSet & { readonly marketplaces: readonly [FeeMarketplaceCode] })[];

export type RuleSetId = (typeof FBA_RULE_SETS)[number]['id'];

export const RULE_SET_IDS = FBA_RULE_SETS.map(({ id }) => id) as [
  'standard',
  ...Exclude<RuleSetId, 'standard'>[],
];

/** The rule set of a card by its id. */
export function ruleSetOf(id: RuleSetId): (typeof FBA_RULE_SETS)[number] & RuleSet {
  const found = FBA_RULE_SETS.find((set) => set.id === id);
  if (!found) throw new TypeError(`no rule set ${id}`);
  return found;
}

/** The marketplace that a card is for. */
export function marketplaceOfCard(id: RuleSetId): FeeMarketplaceCode {
  return ruleSetOf(id).marketplaces[0];
}

const EUROPE: readonly FeeMarketplaceCode[] = ['UK', 'DE', 'FR', 'IT', 'ES', 'NL', 'BE', 'SE', 'PL'];

/** Whether the cards of a marketplace have a table for health, personal care, groceries and alcoholic drinks. */
export function hasGroceryTable(marketplace: FeeMarketplaceCode): boolean {
  return marketplace === 'MX';
}

/** Whether the cards of a marketplace have a table for low prices, with two limits by category. */
export function hasLowPriceTable(marketplace: FeeMarketplaceCode): boolean {
  return EUROPE.includes(marketplace);
}
