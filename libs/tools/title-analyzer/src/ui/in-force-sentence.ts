import type { RuleSet } from '@seller-toolbox/tool-contract';
import type { TitleScore } from '@seller-toolbox/reference-data/title-policies.data';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import type { TitleAnalysis } from '../engine/title-analyzer.schema.ts';
import type zh from '../locales/zh.json';
import { SCORE_NAMES } from './score-names.ts';

/** How the result differs by the rules in force today: characters over the limit, and changed scores. */
export function useInForceSentence(
  analysis: TitleAnalysis,
  inForce: TitleAnalysis | undefined,
  ruleSet: RuleSet | undefined,
): string | undefined {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  if (!inForce || !ruleSet?.effectiveFrom) return undefined;
  const date = format.date(ruleSet.effectiveFrom);
  const changed = SCORE_NAMES.filter((name) => inForce[name] !== analysis[name]);
  const scoreText = (name: TitleScore) => [t(`ui.${name}`), format.number(inForce[name])].join(' ');
  const scores = format.list(changed.map(scoreText));
  if (inForce.overBy > analysis.overBy) {
    const max = format.number(inForce.maxLength);
    const over = t('ui.inForceOver', { date, max, count: inForce.overBy });
    return changed.length > 0 ? [over, scores].join(' · ') : over;
  }
  return changed.length > 0 ? t('ui.inForceScores', { date, scores }) : undefined;
}
