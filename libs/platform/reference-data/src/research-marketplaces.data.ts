/** The marketplaces of the research by ASIN, the default first, with the currency signs of the specification. */
export const RESEARCH_MARKETPLACES = [
  { code: 'US', currency: 'USD', sign: '$' },
  { code: 'UK', currency: 'GBP', sign: '£' },
  { code: 'DE', currency: 'EUR', sign: '€' },
  { code: 'CA', currency: 'CAD', sign: 'C$' },
] as const;

export type ResearchMarketplaceCode = (typeof RESEARCH_MARKETPLACES)[number]['code'];

/** Data of a marketplace of the research. */
export function researchMarketplaceOf(code: ResearchMarketplaceCode) {
  return RESEARCH_MARKETPLACES.find((one) => one.code === code) ?? RESEARCH_MARKETPLACES[0];
}
