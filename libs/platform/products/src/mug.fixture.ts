import type { Product } from './product.schema.ts';

/** A product that every tool can compute. */
export const MUG: Product = {
  sku: 'MUG-1',
  asin: 'B0ABCDEFGH',
  fnsku: 'X001ABCDEF',
  title: 'Stoneware coffee mug with handle, 350 ml',
  bullets: ['Dishwasher safe'],
  description: 'A mug.',
  searchTerms: 'cup tea',
  marketplace: 'US',
  price: 19.99,
  cost: 4,
  packageLength: 5,
  packageWidth: 4.5,
  packageHeight: 4.5,
  packageWeight: 0.9,
  dimensionUnit: 'in',
  weightUnit: 'lb',
  stockOnHand: 40,
  stockInbound: 0,
  sales30: 60,
  leadTimeDays: 30,
};
