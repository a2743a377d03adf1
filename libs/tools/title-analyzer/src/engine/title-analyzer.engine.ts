import { findClaims } from '@seller-toolbox/listing-text/claims/find-claims';
import { defineTitleAnalyzer } from './define-title-analyzer.ts';

/** Scores a listing title for a marketplace and category, with its claims. */
export const engine = defineTitleAnalyzer(findClaims);

export type TitleAnalyzerEngine = typeof engine;
