// Loaders of what the first load does not need, in a file of their own: each import costs the page its preload list.
export const loadEngine = () => import('./sources/loaded-engine.ts');
export const loadSourceFiles = () => import('./sources/source-files.tsx');
export const loadSourceResults = () => import('./sources/source-results.tsx');
export const loadSampleResults = () => import('./review-results.tsx');
export const loadSampleExplanation = () => import('./review-explanation.tsx');
