// Loaders of sections that the first load does not need.
export const loadAiSection = () => import('./ai/ai-section.tsx');
export const loadManyTitles = () => import('./many/many-titles.tsx');
export const loadClaimsSection = () => import('@seller-toolbox/listing-ui/claims');
export const loadEngine = () => import('../engine/title-analyzer.engine.ts');
export const loadExplanation = () => import('./analysis-explanation.tsx');
