import { findClaims } from '@seller-toolbox/listing-text/claims/find-claims';
import { claimRemoval } from './rewrite/claim-removal.ts';
import { defineTitleFixer } from './define-title-fixer.ts';

/** Checks a listing title against the marketplace's rules, with its claims, and rewrites it. */
export const engine = defineTitleFixer(findClaims, claimRemoval);

export type TitleFixerEngine = typeof engine;
