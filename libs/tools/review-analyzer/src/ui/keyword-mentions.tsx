import { useFormat } from '@seller-toolbox/words/react';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { Badge } from '@seller-toolbox/ui';
import type { KeywordMention } from '../engine/review-analyzer.schema.ts';
import type zh from '../locales/zh.json';
import { SENTIMENT_LOOKS } from './sentiment-look.ts';
import styles from './review-sections.module.css';

export interface KeywordMentionsProps {
  /** Those of samples are in English. */
  mentions: readonly (KeywordMention & { language?: string })[];
}

/** Positive and negative words with the number of reviews that use them. */
export function KeywordMentions({ mentions }: KeywordMentionsProps) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  return (
    <div className={styles.pair}>
      {(['positive', 'negative'] as const).map((sentiment) => (
        <section key={sentiment} className={styles.section}>
          <h3>{t(`ui.mentions-${sentiment}`)}</h3>
          <ul className={styles.badges}>
            {mentions
              .filter((mention) => mention.sentiment === sentiment)
              .map(({ keyword, count, language = 'en' }) => (
                <li key={`${language} ${keyword}`}>
                  <Badge {...SENTIMENT_LOOKS[sentiment]}>
                    <span lang={language}>{keyword}</span> × {format.number(count)}
                  </Badge>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
