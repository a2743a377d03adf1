import { defineTitleAnalyzer } from './define-title-analyzer.ts';

/** The engine of the first answer: the linter is loaded later. */
export const firstEngine = defineTitleAnalyzer(() => []);
