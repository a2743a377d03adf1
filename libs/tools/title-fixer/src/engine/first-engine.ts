import { defineTitleFixer } from './define-title-fixer.ts';

/** The engine of the first answer: the linter is loaded later. */
export const firstEngine = defineTitleFixer(() => []);
