import { runEngine, type Finding } from '@seller-toolbox/tool-contract';
import type { Judged, JudgeSession, TitleState } from '@seller-toolbox/listing-ui/title-list';
import { engine } from '../engine/title-fixer.engine.ts';
import type { Strategy, TitleFix, TitleFixerInput } from '../engine/title-fixer.schema.ts';

/** The input shared by all titles of a list. An error message and item highlights belong to one title. */
export type ListSettings = Pick<TitleFixerInput, 'brand' | 'category' | 'marketplace' | 'ruleSet'>;

/** The result for one title of a list. */
export interface FixedTitle {
  readonly score: number;
  readonly length: number;
  readonly maxLength: number;
  readonly violations: readonly Finding[];
  readonly claims: TitleFix['claims'];
  /** Compliant titles; absent if a strategy gives no different title. */
  readonly versions: Readonly<Partial<Record<Strategy, string>>>;
}

/** Checks and rewrites lists of titles with the page's engine. */
export function openSession(): JudgeSession<ListSettings, FixedTitle> {
  return async ({ titles, settings }) => titles.map((title) => judge(title, settings));
}

function judge(title: string, settings: ListSettings): Judged<FixedTitle> {
  const result = runEngine(engine, { ...settings, title }, { now: 0 });
  if (!result.ok) return { state: 'refused', problems: result.problems };
  const { output } = result;
  if ('result' in output) return { state: 'refused', problems: [{ path: 'title', code: 'title-empty' }] };
  const { score, stats, violations, versions, claims } = output;
  return {
    state: stateOf(output),
    score,
    length: stats.length,
    maxLength: stats.maxAllowed,
    violations: violations.map(({ finding }) => finding),
    claims,
    versions: Object.fromEntries(versions.map((version) => [version.strategy, version.title])),
  };
}

function stateOf({ isCompliant, violations }: TitleFix): TitleState {
  if (!isCompliant) return 'bad';
  return violations.length > 0 ? 'warn' : 'ok';
}
