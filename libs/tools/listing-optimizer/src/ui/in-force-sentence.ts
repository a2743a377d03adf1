import type { RuleSet } from '@seller-toolbox/tool-contract';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import type { ListingOutput } from '../engine/listing-optimizer.schema.ts';
import type zh from '../locales/zh.json';
import { SCORE_NAMES } from './score-names.ts';

const ALL_SCORES = ['overallScore', ...SCORE_NAMES] as const;

/** How the result differs by the rules in force today: exceeded limits and changed scores. */
export function useInForceSentence(
  output: ListingOutput,
  inForce: ListingOutput | undefined,
  ruleSet: RuleSet | undefined,
): string | undefined {
  const { t, textOf } = useToolWords<typeof zh>();
  const format = useFormat();
  if (!inForce || !ruleSet?.effectiveFrom) return undefined;
  const known = new Set(output.issues.map(({ code }) => code));
  const errors = inForce.issues.filter(({ code, severity }) => severity === 'error' && !known.has(code));
  const changed = ALL_SCORES.filter((name) => inForce[name] !== output[name]);
  if (errors.length === 0 && changed.length === 0) return undefined;
  const scores = changed.map((name) => [t(`ui.${name}`), format.number(inForce[name])].join(' '));
  const parts = [
    ...errors.map((error) => textOf(error)),
    ...(scores.length > 0 ? [format.list(scores)] : []),
  ];
  return t('ui.inForce', { date: format.date(ruleSet.effectiveFrom), changes: parts.join(' · ') });
}
