import { defineTitleAnalyzer } from './define-title-analyzer.ts';

/** The engine of the first answer: linter and word lists of other languages are loaded later. */
export const firstEngine = defineTitleAnalyzer({ findClaims: () => [], categoryWords: {} });
