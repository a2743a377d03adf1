import { CopyTable, useToolWords } from '@seller-toolbox/tool-kit';
import { ScoreFigure } from '@seller-toolbox/listing-ui/score';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import type { TitleAnalysis } from '../engine/title-analyzer.schema.ts';
import type zh from '../locales/zh.json';
import { useFindingText } from './finding-text.ts';
import { scoreTones } from './score-tones.ts';

/** The main score with the numbers of issues and suggestions; the button copies their texts. */
export function MainScore({ analysis }: { analysis: TitleAnalysis }) {
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const format = useFormat();
  const textOf = useFindingText();
  const { score, breakdown, issues, suggestions } = analysis;
  return (
    <ScoreFigure
      label={t('ui.score')}
      value={score}
      text={format.number(score)}
      thresholds={scoreTones(analysis)}
      verdict={t(`ui.tier-${breakdown.score.tier}`)}
      aside={
        <CopyTable
          look="icon"
          label={platform('frame.copy')}
          rows={() => [
            [t('ui.score'), format.number(score)],
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
