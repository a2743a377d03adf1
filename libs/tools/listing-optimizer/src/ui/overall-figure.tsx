import { CopyTable, useToolWords } from '@seller-toolbox/tool-kit';
import { ScoreFigure } from '@seller-toolbox/listing-ui/score';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import type { ListingOutput } from '../engine/listing-optimizer.schema.ts';
import type zh from '../locales/zh.json';
import { scoreTones } from './score-tones.ts';

/** The overall score with the numbers of issues and suggestions; the button copies their texts. */
export function OverallFigure({ output }: { output: ListingOutput }) {
  const { t, textOf } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const format = useFormat();
  const { overallScore, overallTier, issues, suggestions } = output;
  return (
    <ScoreFigure
      label={t('ui.overallScore')}
      value={overallScore}
      text={format.number(overallScore)}
      thresholds={scoreTones(output)}
      verdict={t(`ui.tier-${overallTier}`)}
      aside={
        <CopyTable
          look="icon"
          label={platform('frame.copy')}
          rows={() => [
            [t('ui.overallScore'), format.number(overallScore)],
            ...[...issues, ...suggestions].map((one) => [textOf(one)]),
          ]}
        />
      }
    >
      {t('ui.found', {
        issues: format.number(issues.length),
        suggestions: format.number(suggestions.length),
      })}
    </ScoreFigure>
  );
}
