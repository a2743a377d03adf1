export { readBackup, writeBackup, type BackupRead, type BackupRejection } from './backup.ts';
export {
  conflictKey,
  planImport,
  PRODUCT_KEYS,
  takePlan,
  type CountedLine,
  type FieldConflict,
  type ImportPlan,
  type ImportRow,
} from './import-plan.ts';
export {
  changeFields,
  newProduct,
  removeProducts,
  replaceAll,
  withField,
  type ListedProduct,
  type ProductChange,
} from './product-list.ts';
export {
  createProductStore,
  type ChangeOutcome,
  type ProductList,
  type ProductStore,
} from './product-store.ts';
export { productStore } from './site-store.ts';
export { useProductList } from './use-product-list.ts';
