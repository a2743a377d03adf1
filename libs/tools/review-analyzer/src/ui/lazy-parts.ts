// Loaders of what the first load does not need, in a file of their own: each import costs the page its preload list.
export const loadEngine = () => import('./own/loaded-engine.ts');
export const loadOwnFiles = () => import('./own/own-files.tsx');
export const loadOwnResults = () => import('./own/own-results.tsx');
export const loadSampleResults = () => import('./review-results.tsx');
export const loadSampleExplanation = () => import('./review-explanation.tsx');
