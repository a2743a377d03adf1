import { toProblems, type AnyEngine, type EngineResult, type Progress } from '@seller-toolbox/tool-contract';

export interface SearchTerms {
  readonly milliseconds: number;
  /** Milliseconds from any beginning. */
  readonly clock: () => number;
  readonly progress: Progress;
  /** Told each answer that is not the one before. */
  readonly better: (output: unknown) => void;
}

/** The first answer is told after this many milliseconds: with the start of a worker it is seen within a tenth of a second. */
const FIRST_ANSWER_AFTER = 40;
/** An answer more often than this, milliseconds, would only unsettle who looks at it. */
const BETWEEN_ANSWERS = 250;

/** Searches until the time is over, tells what it has on the way, and ends with the best; later only where there is none yet. */
export function searchOn(
  engine: AnyEngine,
  input: unknown,
  { milliseconds, clock, progress, better }: SearchTerms,
): EngineResult<unknown> {
  const checked = engine.inputSchema.safeParse(input);
  if (!checked.success) return { ok: false, problems: toProblems(checked.error.issues, input) };
  const search = engine.search?.(checked.data);
  if (!search) throw new Error('an engine without a search');
  const start = clock();
  let told = '';
  let tellAt = FIRST_ANSWER_AFTER;
  for (let elapsed = 0; !search.isOver && (elapsed < milliseconds || !search.hasAnswer);) {
    search.advance();
    elapsed = clock() - start;
    if (elapsed < tellAt || !search.hasAnswer) continue;
    tellAt = elapsed + BETWEEN_ANSWERS;
    progress(Math.min(1, elapsed / milliseconds));
    const output: unknown = search.output();
    const text = JSON.stringify(output);
    if (text !== told) better(output);
    told = text;
  }
  return { ok: true, output: search.output() };
}
