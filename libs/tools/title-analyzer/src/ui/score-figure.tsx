import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/i18n/react';
import { ScoreRing } from '@seller-toolbox/ui/charts';
import type { TitleAnalysis } from '../engine/title-analyzer.schema.ts';
import type zh from '../locales/zh.json';
import { scoreTones } from './score-tones.ts';
import styles from './score-figure.module.css';

/** The main score, and how much there is to read below it. */
export function ScoreFigure({ analysis }: { analysis: TitleAnalysis }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { score, breakdown, issues, suggestions } = analysis;
  return (
    <div className={styles.figure}>
      <ScoreRing
        label={t('ui.score')}
        value={score}
        text={format.number(score)}
        thresholds={scoreTones(analysis)}
        verdict={t(`ui.tier-${breakdown.score.tier}`)}
        size="l"
      />
      <p className={styles.found}>
        {t('ui.found', {
          issues: format.number(issues.length),
          suggestions: format.number(suggestions.length),
        })}
      </p>
    </div>
  );
}
