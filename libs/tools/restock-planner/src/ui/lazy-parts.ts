// Loaders of what the first load does not need, in a file of their own: each import costs the page its preload list.
export const loadCertaintyFields = () => import('./certainty-fields.tsx');
export const loadEngine = () => import('../engine/restock-planner.engine.ts');
export const loadExplanation = () => import('./plan-explanation.tsx');
export const loadImportPanel = () => import('./import/import-panel.tsx');
export const loadMoreFields = () => import('./supplier/more-fields.tsx');
export const loadOrderSum = () => import('./order-sum.tsx');
export const loadReminders = () => import('./reminders.ts');
export const loadSupplierOrders = () => import('./supplier/supplier-orders.tsx');
export const loadStockValues = () => import('./stock-values.tsx');
export const loadVariationFields = () => import('./variation-fields.tsx');
