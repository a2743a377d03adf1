import { useToolWords } from '@seller-toolbox/tool-kit';
import { ScoreExplanation } from '@seller-toolbox/listing-ui/score';
import { useFormat } from '@seller-toolbox/words/react';
import type { ListingOutput } from '../engine/listing-optimizer.schema.ts';
import type zh from '../locales/zh.json';
import { SCORE_NAMES } from './score-names.ts';

/** The overall score as a mean, and every score with its deductions. */
export function ListingExplanation({ output }: { output: ListingOutput }) {
  const { t, textOf } = useToolWords<typeof zh>();
  const format = useFormat();
  const sum = SCORE_NAMES.map((name) => format.number(output[name])).join(' + ');
  const cap = output.overallCap;
  const mean = `(${sum}) ÷ ${format.number(SCORE_NAMES.length)}`;
  const reasonOf = (code: string) => {
    const finding = output.issues.find((candidate) => candidate.code === code);
    return finding && textOf(finding);
  };
  const scores = SCORE_NAMES.map((name) => {
    const { deductions, isFloored } = output.breakdown[name];
    return {
      name,
      title: t(`ui.${name}`),
      value: output[name],
      deductions: deductions.map((deduction) => ({ ...deduction, reason: reasonOf(deduction.code) })),
      isFloored,
    };
  });
  return (
    <ScoreExplanation
      scores={scores}
      lead={
        <>
          <h3>{t('ui.overallScore')}</h3>
          <p>
            <code>
              {cap === null ? mean : `min(${format.number(cap)}, ${mean})`} ≈{' '}
              {format.number(output.overallScore)}
            </code>
          </p>
          <p>{t(`ui.points-${output.ruleSet}`)}</p>
        </>
      }
    />
  );
}
