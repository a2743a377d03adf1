import type { ToolProducts } from '@seller-toolbox/products';

/** The boxes of one run are packed together, so that there is one result for all of them. */
export const products: ToolProducts = {
  list: 'boxes',
  reads: [
    { field: 'sku', path: 'id', maxLength: 60 },
    { field: 'asin', path: 'id' },
    { field: 'fnsku', path: 'id', maxLength: 60 },
    { field: 'title', path: 'name', maxLength: 120 },
    { field: 'packageLength', path: 'length', unit: 'cm' },
    { field: 'packageWidth', path: 'width', unit: 'cm' },
    { field: 'packageHeight', path: 'height', unit: 'cm' },
    { field: 'packageWeight', path: 'weight', unit: 'kg' },
  ],
  writes: [
    { field: 'cartonLength', path: 'recommendedCarton.outerLength', unit: 'cm' },
    { field: 'cartonWidth', path: 'recommendedCarton.outerWidth', unit: 'cm' },
    { field: 'cartonHeight', path: 'recommendedCarton.outerHeight', unit: 'cm' },
    { field: 'cartonWeight', path: 'shippingCost.actualWeight', unit: 'kg' },
  ],
  columns: [
    { path: 'recommendedCarton.name', kind: 'text', label: 'carton' },
    { path: 'utilization', kind: 'share', label: 'utilization' },
    { path: 'shippingCost.chargeableWeight', kind: 'number', unit: 'kg', label: 'chargeableWeight' },
    { path: 'totalShippingCost', kind: 'money', unit: 'USD', label: 'cost' },
  ],
};
