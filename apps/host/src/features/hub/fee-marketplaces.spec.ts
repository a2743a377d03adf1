import { FEE_MARKETPLACE_CODES } from '@seller-toolbox/reference-data/marketplaces.data';
import { FEE_MARKETPLACES } from './fee-marketplaces.data.ts';

it('the number of marketplaces on the home page is the number of those with fee cards', () => {
  expect(FEE_MARKETPLACES).toBe(FEE_MARKETPLACE_CODES.length);
});
