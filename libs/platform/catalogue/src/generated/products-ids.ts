// Written by `npm run catalogue` from libs/tools/*; not for editing.
export const allProductsIds: readonly string[] = [
  'title-fixer',
  'title-analyzer',
  'listing-optimizer',
  'image-checker',
  'profit-calculator',
  'fba-calculator',
  'packing-calculator',
  'qr-code-generator',
  'barcode-labels',
  'restock-planner',
];
