// Loaders of what the first load does not need, in a file of their own: each import costs the page its preload list.
export const loadEngine = () => import('../engine/design-patent-search.engine.ts');
export const loadOwnFiles = () => import('./own/own-files.tsx');
export const loadOwnResults = () => import('./own/own-results.tsx');
export const loadWatchList = () => import('./own/watch-list.tsx');
export const loadSampleResults = () => import('./patent-results.tsx');
