import { useToolWords } from '@seller-toolbox/tool-kit';
import { usePlatformWords } from '@seller-toolbox/words/react';
import { Card, CopyButton } from '@seller-toolbox/ui';
import type zh from '../locales/zh.json';
import styles from './tip-lists.module.css';

const SUBJECTS = ['size', 'weight', 'protection', 'cost'] as const;
const TIPS = [1, 2, 3] as const;

/** Four lists of advice, each line with a button that copies it. */
export function TipLists() {
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  return (
    <div className={styles.lists}>
      {SUBJECTS.map((subject) => (
        <Card key={subject} title={t(`ui.tips-${subject}`)}>
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
        </Card>
      ))}
    </div>
  );
}
