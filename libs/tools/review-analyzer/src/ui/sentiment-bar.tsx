import { useFormat } from '@seller-toolbox/words/react';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { Icon } from '@seller-toolbox/ui';
import { useId } from 'react';
import type { ReviewOutput } from '../engine/review-analyzer.schema.ts';
import { SENTIMENTS, type Sentiment } from '../engine/sentiments.ts';
import type zh from '../locales/zh.json';
import { SENTIMENT_LOOKS } from './sentiment-look.ts';
import styles from './sentiment-bar.module.css';

/** The three shares as a bar in the specified order, with a text list for accessibility. */
export function SentimentBar({ breakdown }: { breakdown: ReviewOutput['sentimentBreakdown'] }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const caption = useId();
  return (
    <div className={styles.figure} role="group" aria-labelledby={caption}>
      <p id={caption} className={styles.caption}>
        {t('ui.sentiment')}
      </p>
      <div className={styles.bar} aria-hidden="true">
        {SENTIMENTS.map((sentiment) => (
          <span key={sentiment} data-sentiment={sentiment} style={{ width: `${breakdown[sentiment]}%` }} />
        ))}
      </div>
      <ul className={styles.legend}>
        {SENTIMENTS.map((sentiment) => (
          <Share key={sentiment} sentiment={sentiment} text={format.percent(breakdown[sentiment] / 100)} />
        ))}
      </ul>
    </div>
  );
}

function Share({ sentiment, text }: { sentiment: Sentiment; text: string }) {
  const { t } = useToolWords<typeof zh>();
  return (
    <li data-sentiment={sentiment}>
      <Icon name={SENTIMENT_LOOKS[sentiment].icon} size={16} />
      {t(`ui.sentiment-${sentiment}`)} <strong>{text}</strong>
    </li>
  );
}
