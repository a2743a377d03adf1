import { CATEGORIES, type CategoryId } from './fee-card.ts';

/**
 * Amazon's product groups, as reports for sellers name them (Fee Preview: `product-group`), that lie within one category of the
 * referral fees. Groups that several categories share, such as pet products, and those at the general rate are left out.
 * Source: lists of the groups (`gl_apparel`, `gl_jewelry`, ...) in three public repositories of seller tools that agree, checked
 * on 2026-11-29; lower case, other signs than letters are one space.
 */
const GROUPS: Readonly<Record<string, CategoryId>> = {
  apparel: 'clothing',
  'gl apparel': 'clothing',
  'baby product': 'baby',
  'gl baby product': 'baby',
  book: 'books',
  'gl book': 'books',
  'gl beauty': 'beauty',
  'gl furniture': 'furniture',
  'gl grocery': 'grocery',
  'gl jewelry': 'jewelry',
  'gl musical instruments': 'musical-instruments',
  shoes: 'footwear',
  'gl shoes': 'footwear',
  'gl sports': 'sports',
  'gl tires': 'tires',
  toy: 'toys',
  'gl toy': 'toys',
  watch: 'watches',
  'gl watch': 'watches',
};

/** Names of a product's category with the category of the referral fees: those of reports, and ours by their id. */
export const CATEGORY_OF_NAME: Readonly<Record<string, CategoryId>> = {
  ...Object.fromEntries(CATEGORIES.map((id) => [id.replaceAll('-', ' '), id])),
  ...GROUPS,
};
