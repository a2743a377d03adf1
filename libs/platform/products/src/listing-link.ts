import type { MarketplaceCode } from '@seller-toolbox/reference-data/marketplaces.data';
import type { Product } from './product.schema.ts';

/** Domains of the stores (developer-docs.amazon.com/sp-api/docs/marketplace-ids). Checked 2026-11-23. */
const STORE_DOMAINS: Readonly<Record<MarketplaceCode, string>> = {
  US: 'amazon.com',
  CA: 'amazon.ca',
  UK: 'amazon.co.uk',
  DE: 'amazon.de',
  FR: 'amazon.fr',
  IT: 'amazon.it',
  ES: 'amazon.es',
  JP: 'amazon.co.jp',
  AU: 'amazon.com.au',
  IN: 'amazon.in',
};

/** The address of a product's listing; undefined without ASIN or marketplace. */
export function listingLink(
  { asin, marketplace }: Product,
  defaultMarketplace?: MarketplaceCode,
): string | undefined {
  const code = marketplace ?? defaultMarketplace;
  if (!asin || code === undefined) return undefined;
  return `https://www.${STORE_DOMAINS[code]}/dp/${encodeURIComponent(asin)}`;
}
