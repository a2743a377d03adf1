// Loaders of parts that the first load does not need. This module is a chunk of its own, so that the first load does not contain their dependency lists.
export const loadListingClaims = () => import('./listing-claims.tsx');
export const loadListingExplanation = () => import('./listing-explanation.tsx');
export const loadEngine = () => import('../engine/listing-optimizer.engine.ts');
export const loadBuilder = () => import('./builder/index.ts');
export const loadCleanBullets = () => import('../engine/clean-bullets.ts');
export const loadReplacedBullets = () => import('./replaced-bullets.tsx');
export const loadManyListings = () => import('./many/many-listings.tsx');
