import { useToolWords } from '@seller-toolbox/tool-kit';
import { usePlatformWords } from '@seller-toolbox/words/react';
import { CopyButton, Disclosure } from '@seller-toolbox/ui';
import type zh from '../locales/zh.json';
import styles from './tip-lists.module.css';

const SUBJECTS = ['size', 'weight', 'protection', 'cost'] as const;
const TIPS = [1, 2, 3] as const;

/** Four lists of advice, each line with a button that copies it. */
export function TipLists() {
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  return (
    <Disclosure
      summary={platform('frame.tips')}
      aside={platform('frame.lines', { count: SUBJECTS.length * TIPS.length })}
      look="boxed"
    >
      <div className={styles.lists}>
        {SUBJECTS.map((subject) => (
          <section key={subject}>
            <h2 className={styles.title}>{t(`ui.tips-${subject}`)}</h2>
            <ul className={styles.tips}>
              {TIPS.map((number) => {
                const tip = t(`ui.tip-${subject}-${number}`);
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
    </Disclosure>
  );
}
