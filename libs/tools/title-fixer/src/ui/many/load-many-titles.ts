// Apart, so that the first load need not name what many titles need.
export const loadManyTitles = () => import('./many-titles.tsx');
