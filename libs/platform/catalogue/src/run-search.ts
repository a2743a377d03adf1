import { checkInput, type AnyEngine, type EngineResult, type Progress } from '@seller-toolbox/tool-contract';

export interface SearchOptions {
  readonly milliseconds: number;
  /** A monotonic clock in milliseconds. */
  readonly clock: () => number;
  readonly progress: Progress;
  /** Called with each answer that differs from the one before. */
  readonly better: (output: unknown) => void;
}

/** Milliseconds before the first answer: with the start of a worker it is shown within a tenth of a second. */
const FIRST_ANSWER_DELAY = 40;
/** Minimum milliseconds between two answers; more frequent updates would be hard to read. */
const ANSWER_INTERVAL = 250;

/** Searches until the time is over, or longer until there is an answer; reports answers on the way and returns the best. */
export function runSearch(
  engine: AnyEngine,
  input: unknown,
  { milliseconds, clock, progress, better }: SearchOptions,
): EngineResult<unknown> {
  const checked = checkInput(engine.inputSchema, input);
  if (!checked.ok) return checked;
  const search = engine.search?.(checked.value);
  if (!search) throw new Error('an engine without a search');
  const start = clock();
  let lastReported = '';
  let nextReportAt = FIRST_ANSWER_DELAY;
  for (let elapsed = 0; !search.isOver && (elapsed < milliseconds || !search.hasAnswer);) {
    search.advance();
    elapsed = clock() - start;
    if (elapsed < nextReportAt || !search.hasAnswer) continue;
    nextReportAt = elapsed + ANSWER_INTERVAL;
    progress(Math.min(1, elapsed / milliseconds));
    const output: unknown = search.output();
    const text = JSON.stringify(output);
    if (text !== lastReported) better(output);
    lastReported = text;
  }
  return { ok: true, output: search.output() };
}
