import { useFormat } from '@seller-toolbox/words/react';
import {
  researchMarketplaceOf,
  type ResearchMarketplaceCode,
} from '@seller-toolbox/reference-data/research-marketplaces.data';

/** An amount with the marketplace's own sign before it, so that no two dollars look alike. */
export function useMoney(marketplace: ResearchMarketplaceCode): (amount: number) => string {
  const format = useFormat();
  const { sign, currency } = researchMarketplaceOf(marketplace);
  return (amount) => `${sign}${format.amount(amount, currency)}`;
}
