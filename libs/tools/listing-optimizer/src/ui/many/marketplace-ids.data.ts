import type { ListingInput } from '../../engine/listing-optimizer.schema.ts';

/** Ids of marketplaces in the attribute paths of reports. Source: developer-docs.amazon.com/sp-api/docs/marketplace-ids, 2026-11-30. */
export const MARKETPLACE_IDS: Readonly<Record<string, ListingInput['marketplace']>> = {
  ATVPDKIKX0DER: 'US',
  A1F83G8C2ARO7P: 'UK',
  A1PA6795UKMFR9: 'DE',
  A2EUQ1WTGCTBG2: 'CA',
};
