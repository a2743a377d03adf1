import { runEngine, type Finding } from '@seller-toolbox/tool-contract';
import type { Judged, JudgeSession, TitleState } from '@seller-toolbox/listing-ui/title-list';
import { engine } from '../engine/title-analyzer.engine.ts';
import type { TitleAnalysis, TitleAnalyzerInput } from '../engine/title-analyzer.schema.ts';

/** Settings for all titles of a list. */
export type ListSettings = Omit<TitleAnalyzerInput, 'title'>;

/** The part of an analysis that a list shows. */
export interface AnalyzedTitle extends Pick<
  TitleAnalysis,
  'score' | 'complianceScore' | 'seoScore' | 'length' | 'maxLength' | 'claims'
> {
  readonly issues: readonly Finding[];
  readonly suggestions: readonly Finding[];
}

/** Analyzes lists of titles with the engine of the page. */
export function openSession(): JudgeSession<ListSettings, AnalyzedTitle> {
  return async ({ titles, settings }) => titles.map((title) => judge({ ...settings, title }));
}

function judge(input: TitleAnalyzerInput): Judged<AnalyzedTitle> {
  const result = runEngine(engine, input, { now: 0 });
  if (!result.ok) return { state: 'refused', problems: result.problems };
  const { output } = result;
  if ('result' in output) return { state: 'refused', problems: [{ path: 'title', code: 'title-empty' }] };
  const { score, complianceScore, seoScore, length, maxLength, issues, suggestions, claims } = output;
  return {
    state: stateOf(output),
    score,
    complianceScore,
    seoScore,
    length,
    maxLength,
    issues,
    suggestions,
    claims,
  };
}

const STATES: Readonly<Record<TitleAnalysis['breakdown']['score']['tier'], TitleState>> = {
  good: 'ok',
  fair: 'warn',
  poor: 'bad',
};

/** By the tier of the main score; a title with an error is always bad. */
function stateOf({ issues, breakdown }: TitleAnalysis): TitleState {
  return issues.some(({ severity }) => severity === 'error') ? 'bad' : STATES[breakdown.score.tier];
}
