import type { ComparedFigures } from '@seller-toolbox/contracts/analytics-report';
import { useFormat } from '@seller-toolbox/words/react';
import { Card, KeyFigure } from '@seller-toolbox/ui';
import { useAnalyticsWords } from './analytics-words.ts';
import { useChangeText } from './change-text.tsx';
import styles from './figure-list.module.css';

export interface RangeFiguresProps {
  readonly figures: ComparedFigures;
  /** Of the views: of pages, or of one tool. */
  readonly views: string;
  /** Under the title: which days. */
  readonly line: string;
}

/** Uses, views and sessions in the range, each with its change. */
export function RangeFigures({ figures, views, line }: RangeFiguresProps) {
  const t = useAnalyticsWords();
  const format = useFormat();
  const textOf = useChangeText();
  const names = { uses: t('range.uses'), views, sessions: t('range.sessions') };
  return (
    <Card title={t('range.title')}>
      <p className={styles.line}>{line}</p>
      <div className={styles.three}>
        {(['uses', 'views', 'sessions'] as const).map((name) => (
          <KeyFigure
            key={name}
            size="m"
            label={names[name]}
            value={format.number(figures[name])}
            note={textOf(figures[name], figures.before[name])}
          />
        ))}
      </div>
    </Card>
  );
}
