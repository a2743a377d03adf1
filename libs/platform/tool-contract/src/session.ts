import type { Progress } from './engine.ts';

/**
 * Work over something large that the visitor brought, such as a file: it is read once, stays where the work is done, and the
 * page asks questions about it, one at a time. A tool that has one exports `openSession` at its entry `./session`; the site
 * runs it in a worker, and ending the worker ends it.
 */
export type ToolSession<Question = unknown, Answer = unknown> = (
  question: Question,
  progress: Progress,
) => Promise<Answer>;
