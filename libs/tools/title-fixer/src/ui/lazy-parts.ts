// The parts loaded on demand. This module is a chunk of its own, so that the first load does not contain their dependency lists.
export const loadManyTitles = () => import('./many/many-titles.tsx');
export const loadFixExplanation = () => import('./fix-explanation.tsx');
export const loadTitlePictures = () => import('./pictures/title-pictures.tsx');
export const loadClaimsSection = () => import('@seller-toolbox/listing-ui/claims');
export const loadPastedNote = () => import('./pasted-note.tsx');
export const loadVersionChanges = () => import('./versions/version-changes.tsx');
export const loadEngine = () => import('../engine/title-fixer.engine.ts');
