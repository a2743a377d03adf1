import { findClaims } from '@seller-toolbox/listing-text/claims/find-claims';
import { CATEGORY_WORDS } from '@seller-toolbox/reference-data/category-words.data';
import { defineTitleAnalyzer } from './define-title-analyzer.ts';

/** Scores a listing title for a marketplace and category, with its claims. */
export const engine = defineTitleAnalyzer({ findClaims, categoryWords: CATEGORY_WORDS });

export type TitleAnalyzerEngine = typeof engine;
