export const loadSections = () => import('./lazy-sections.ts');
