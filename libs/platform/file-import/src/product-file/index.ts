export { MAX_PRODUCT_ROWS, openPasted, openProducts } from './open-products.ts';
export { unitIn } from '../table-file/cell-values.ts';
export { currenciesOfHeader, marketplaceIn, yesOrNoIn } from './product-cells.ts';
export type { ColumnTarget } from './column-target.ts';
export { COLUMN_TARGETS } from './product-columns.data.ts';
export { computedHeader, isProductHeader, proposeMapping, type ProductMapping } from './product-mapping.ts';
export {
  isContext,
  isFigureTarget,
  mixedUnits,
  readProducts,
  type CellProblem,
  type ReadProduct,
  type ReadProducts,
} from './read-products.ts';
