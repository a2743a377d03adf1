import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import type { KeywordDensityOutput } from '../engine/keyword-density.schema.ts';
import { SHORT_TEXT_USES } from '../engine/density-bands.data.ts';
import { MIN_DENSITY_WORDS } from '../engine/density-status.ts';
import { MIN_LETTERS } from '../engine/loose-match.ts';
import type zh from '../locales/zh.json';
import styles from './density-explanation.module.css';

/** The formula of the density with the numbers of the page, and the source of the bounds. */
export function DensityExplanation({ output }: { output: KeywordDensityOutput }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { rows, words, match, band } = output;
  return (
    <div className={styles.explanation}>
      <p>{t('ui.formula')}</p>
      <ul>
        {rows.map(({ keyword, count, density }) => (
          <li key={keyword}>
            <span dir="auto">{keyword}</span>
            <code>
              {format.number(count)} ÷ {format.number(words)} × 100 = {format.number(density)}%
            </code>
          </li>
        ))}
      </ul>
      <p>{t(`ui.rule-${match}`, { letters: format.number(MIN_LETTERS) })}</p>
      <p>{t('ui.joinedRule')}</p>
      <p>{t('ui.wordsRule')}</p>
      <p>{t('ui.bandRule', { low: format.number(band.low), high: format.number(band.high) })}</p>
      <p>
        {t('ui.shortRule', {
          words: format.number(MIN_DENSITY_WORDS),
          uses: format.number(SHORT_TEXT_USES),
          high: format.number(band.high),
        })}
      </p>
    </div>
  );
}
