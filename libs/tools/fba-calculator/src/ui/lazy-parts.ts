// Loaders of what the first load does not need, in a file of their own: each import costs the page its preload list.
export const loadEngine = () => import('../engine/fba-calculator.engine.ts');
export const loadComparison = () => import('./rule-set-comparison.tsx');
export const loadAgedInventory = () => import('./aged-inventory.tsx');
export const loadExplanation = () => import('./fee-explanation.tsx');
export const loadOptionalFeeFields = () => import('./optional-fee-fields.tsx');
export const loadFeeDetails = () => import('./fee-details.tsx');
