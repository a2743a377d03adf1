import { LazyWords } from '@seller-toolbox/words/lazy-words';
import { usePlatformWords, useWords } from '@seller-toolbox/words/react';
import { CopyButton } from '@seller-toolbox/ui';
import { LATE_WORDS, loadLateWords, type LateWords } from './late-words.ts';
import styles from './tip-lists.module.css';

const SUBJECTS = ['size', 'weight', 'protection', 'cost'] as const;
const TIPS = [1, 2, 3] as const;

/** Four lists of advice, each line with a button that copies it. */
export function TipColumns() {
  return (
    <LazyWords namespace={LATE_WORDS} load={loadLateWords}>
      <Columns />
    </LazyWords>
  );
}

function Columns() {
  const t = useWords<LateWords>(LATE_WORDS);
  const platform = usePlatformWords();
  return (
    <div className={styles.lists}>
      {SUBJECTS.map((subject) => (
        <section key={subject}>
          <h2 className={styles.title}>{t(`late.tips-${subject}`)}</h2>
          <ul className={styles.tips}>
            {TIPS.map((number) => {
              const tip = t(`late.tip-${subject}-${number}`);
              return (
                <li key={number}>
                  <span>{tip}</span>
                  <CopyButton
                    look="icon"
                    size="s"
                    variant="quiet"
                    text={tip}
                    label={`${platform('frame.copy')}: ${tip}`}
                    copiedLabel={platform('frame.copied')}
                    failedLabel={platform('frame.copyFailed')}
                  />
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}
