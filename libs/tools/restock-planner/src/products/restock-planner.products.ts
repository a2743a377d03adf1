import type { ToolProducts } from '@seller-toolbox/products';

export const products: ToolProducts = {
  list: 'rows',
  outputList: 'rows',
  reads: [
    { field: 'sku', path: 'sku' },
    { field: 'asin', path: 'sku' },
    { field: 'stockOnHand', path: 'onHand', unit: 'units' },
    { field: 'stockInbound', path: 'inbound', unit: 'units' },
    { field: 'sales7', path: 'sales7', unit: 'units' },
    { field: 'sales30', path: 'sales30', unit: 'units' },
    { field: 'sales90', path: 'sales90', unit: 'units' },
    { field: 'leadTimeDays', path: 'leadTimeDays', unit: 'days' },
    { field: 'minimumOrder', path: 'minimumOrder', unit: 'units' },
    { field: 'unitsPerCarton', path: 'unitsPerCarton', unit: 'units' },
  ],
  columns: [
    { path: 'status', kind: 'code', label: 'status', textOf: (code) => ({ code: `status-${code}` }) },
    { path: 'orderQuantity', kind: 'number', label: 'orderQuantity' },
    { path: 'placeOn', kind: 'day', label: 'orderBy' },
    { path: 'stockOutOn', kind: 'day', label: 'stockOutOn' },
    { path: 'daysOfCover', kind: 'number', label: 'daysOfCover' },
    { path: 'reorderPoint', kind: 'number', label: 'reorderPoint' },
    { path: 'safetyStock', kind: 'number', label: 'safetyStock' },
  ],
};
