import type { CategoryId } from './fee-card.ts';
import type { ProfitMarketplace } from './rule-sets.data.ts';

const EUROPE: readonly ProfitMarketplace[] = ['UK', 'DE', 'FR', 'IT', 'ES', 'NL', 'BE', 'SE', 'PL'];

/** Categories of the referral tables with parcels of their own on the European FBA cards, as far as they are distinguished. */
const EUROPEAN_PARCELS: readonly CategoryId[] = ['clothing', 'footwear', 'bags', 'grocery', 'pet-food'];
/** Categories with storage rates of their own in Japan. */
const JAPANESE_STORAGE: readonly CategoryId[] = ['clothing', 'footwear', 'bags'];

/** Categories with the lower limit of low prices on the European FBA cards. */
const LOWER_PRICE_LIMIT: readonly CategoryId[] = [
  'beauty',
  'health',
  'industrial',
  'grocery',
  'books',
  'device-accessories',
];

/** Whether goods of a category pay the FBA fees for apparel where the card of the marketplace has them. */
export function paysAsApparel(marketplace: ProfitMarketplace, category: CategoryId): boolean {
  if (EUROPE.includes(marketplace)) return EUROPEAN_PARCELS.includes(category);
  return marketplace === 'JP' ? JAPANESE_STORAGE.includes(category) : category === 'clothing';
}

/** Whether goods of a category pay the FBA fees for health, personal care, groceries and alcoholic drinks where a card has them. */
export function paysAsGrocery(category: CategoryId): boolean {
  return ['health', 'grocery', 'alcohol'].includes(category);
}

export function hasLowerPriceLimit(category: CategoryId): boolean {
  return LOWER_PRICE_LIMIT.includes(category);
}
