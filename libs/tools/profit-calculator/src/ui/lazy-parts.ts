// Loaders of what the first load does not need, in a file of their own: each import costs the page its preload list.
export const loadEngine = () => import('../engine/profit-calculator.engine.ts');
export const loadConvertInput = () => import('../engine/convert-input.ts');
export const loadPanelFields = () => import('./panels/panel-fields.tsx');
export const loadComparison = () => import('./comparison/comparison.tsx');
export const loadExplanation = () => import('./profit-explanation.tsx');
export const loadLiveRates = () => import('./live-rates.tsx');
