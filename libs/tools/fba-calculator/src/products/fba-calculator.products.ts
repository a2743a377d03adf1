import type { SizeTierId } from '@seller-toolbox/fee-cards/fba/size-tiers';
import type { ToolProducts } from '@seller-toolbox/products';
import { tierText } from './tier-text.ts';

export const products: ToolProducts = {
  unitSystem: 'unitSystem',
  reads: [
    { field: 'marketplace', path: 'marketplace' },
    { field: 'packageLength', path: 'length', unit: 'system-length' },
    { field: 'packageWidth', path: 'width', unit: 'system-length' },
    { field: 'packageHeight', path: 'height', unit: 'system-length' },
    { field: 'packageWeight', path: 'weight', unit: 'system-weight' },
    { field: 'price', path: 'price', unit: 'money' },
    { field: 'isDangerous', path: 'isDangerous' },
    { field: 'isApparel', path: 'isApparel' },
  ],
  columns: [
    { path: 'fees.totalFees', kind: 'money', unit: { path: 'currency' }, label: 'fee-total' },
    { path: 'fees.fulfillmentFee', kind: 'money', unit: { path: 'currency' }, label: 'fee-fulfillment' },
    { path: 'fees.storageFee', kind: 'money', unit: { path: 'currency' }, label: 'fee-storage' },
    {
      path: 'sizeTier',
      kind: 'code',
      label: 'sizeTier',
      // The output has tiers only.
      textOf: (tier) => tierText(tier as SizeTierId),
    },
    { path: 'billableWeight', kind: 'number', unit: { path: 'units.weight' }, label: 'billableWeight' },
  ],
};
