import type { RuleSet } from '@seller-toolbox/tool-contract';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import type { TitleFix } from '../engine/title-fixer.schema.ts';
import type zh from '../locales/zh.json';

/** How the result differs by the rules in force today: characters over their limit, and their score. */
export function useInForceSentence(
  fix: TitleFix,
  inForce: TitleFix | undefined,
  ruleSet: RuleSet | undefined,
): string | undefined {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  if (!inForce || !ruleSet?.effectiveFrom) return undefined;
  const date = format.date(ruleSet.effectiveFrom);
  const max = format.number(inForce.stats.maxAllowed);
  const score = format.number(inForce.score);
  const over = overBy(inForce);
  if (over > overBy(fix)) return t('ui.inForceOver', { date, max, count: over, score });
  return inForce.score === fix.score ? undefined : t('ui.inForceScore', { date, score });
}

function overBy({ violations }: TitleFix): number {
  const tooLong = violations.find(({ finding }) => finding.code === 'title-too-long');
  return Number(tooLong?.finding.params?.['over'] ?? 0);
}
