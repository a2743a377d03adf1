export const loadParts = () => import('./lazy-parts.ts');
