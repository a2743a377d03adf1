import { useToolWords } from '@seller-toolbox/tool-kit';
import { classNames } from '@seller-toolbox/ui';
import { useFormat, useLanguage } from '@seller-toolbox/words/react';
import type { WordFrequency } from '../engine/analyze-words.ts';
import type zh from '../locales/zh.json';
import { sizeStep } from './size-step.ts';
import styles from './word-sizes.module.css';

const SHOWN_WORDS = 30;
const SIZES = [styles.s1, styles.s2, styles.s3, styles.s4, styles.s5];

/** The most frequent words, sized by frequency, in the alphabetical order of the page's language. */
export function WordSizes({ words }: { words: readonly WordFrequency[] }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const language = useLanguage();
  const maxCount = words[0]?.count ?? 0;
  const shown = words.slice(0, SHOWN_WORDS).sort((a, b) => a.word.localeCompare(b.word, language));
  return (
    <div className={styles.ground}>
      <ul className={styles.words} aria-label={t('ui.wordSizes')}>
        {shown.map(({ word, count }) => (
          <li key={word} className={classNames(SIZES[sizeStep(count, maxCount)])}>
            <bdi>{word}</bdi> <span className="visually-hidden">{format.number(count)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
