import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { ScoreRing } from '@seller-toolbox/ui/charts';
import type { TitleAnalysis } from '../engine/title-analyzer.schema.ts';
import type zh from '../locales/zh.json';
import { SCORE_NAMES } from './score-names.ts';
import { scoreTones } from './score-tones.ts';
import styles from './other-scores.module.css';

/** The other scores, and the keyword density if a keyword is given. */
export function OtherScores({ analysis }: { analysis: TitleAnalysis }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const thresholds = scoreTones(analysis);
  const { breakdown, readability, readabilityScore, keyword, keywordDensity } = analysis;
  const rings = [
    ...SCORE_NAMES.filter((name) => name !== 'score').map((name) => ({
      name,
      value: analysis[name],
      tier: breakdown[name].tier,
    })),
    { name: 'readabilityScore', value: readabilityScore, tier: readability.tier } as const,
  ];
  return (
    <div className={styles.scores}>
      {rings.map(({ name, value, tier }) => (
        <ScoreRing
          key={name}
          label={t(`ui.${name}`)}
          value={value}
          text={format.number(value, { digits: 0 })}
          thresholds={thresholds}
          verdict={t(`ui.tier-${tier}`)}
          size="s"
        />
      ))}
      {keyword && (
        <p className={styles.density}>
          <span className={styles.share}>{format.number(keywordDensity, { digits: 1 })}%</span>
          <span>{t('ui.keywordDensity')}</span>
        </p>
      )}
    </div>
  );
}
