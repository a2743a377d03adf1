import { useToolWords } from '@seller-toolbox/tool-kit';
import { ScoreFigure } from '@seller-toolbox/listing-ui/score';
import { useFormat } from '@seller-toolbox/words/react';
import type { TitleAnalysis } from '../engine/title-analyzer.schema.ts';
import type zh from '../locales/zh.json';
import { scoreTones } from './score-tones.ts';

/** The main score with the numbers of issues and suggestions. */
export function MainScore({ analysis }: { analysis: TitleAnalysis }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { score, breakdown, issues, suggestions } = analysis;
  return (
    <ScoreFigure
      label={t('ui.score')}
      value={score}
      text={format.number(score)}
      thresholds={scoreTones(analysis)}
      verdict={t(`ui.tier-${breakdown.score.tier}`)}
    >
      {t('ui.found', {
        issues: format.number(issues.length),
        suggestions: format.number(suggestions.length),
      })}
    </ScoreFigure>
  );
}
