import { useFormat } from '@seller-toolbox/words/react';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { COST_PERMILLE, FEE_PERMILLE, MARGIN_BANDS, RATING_BANDS } from '../engine/sample-ranges.data.ts';
import type zh from '../locales/zh.json';
import styles from './competitor-explanation.module.css';

/** Explains the margin formula, the random range of costs and the colors. */
export function CompetitorExplanation() {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const percent = (permille: number) => format.percent(permille / 1000);
  return (
    <div className={styles.explanation}>
      <p>{t('ui.marginFormula', { fee: percent(FEE_PERMILLE) })}</p>
      <p>
        {t('ui.costRange', {
          least: percent(COST_PERMILLE.least),
          most: percent(COST_PERMILLE.most),
          middle: percent(COST_PERMILLE.middle),
        })}
      </p>
      <p>
        {t('ui.colors', {
          goodMargin: `${format.number(MARGIN_BANDS.good)}%`,
          fairMargin: `${format.number(MARGIN_BANDS.fair)}%`,
          goodRating: format.number(RATING_BANDS.good),
          fairRating: format.number(RATING_BANDS.fair),
        })}
      </p>
    </div>
  );
}
