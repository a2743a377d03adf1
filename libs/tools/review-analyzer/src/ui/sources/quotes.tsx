import { useFormat } from '@seller-toolbox/words/react';
import type { SourcesOutput, Quote } from '../../engine/sources-output.schema.ts';
import styles from './sources.module.css';
import { useSourceNames } from './use-source-names.ts';

export interface QuotesProps {
  quotes: readonly Quote[];
  output: SourcesOutput;
}

/** Sentences as they are in the file, with stars, date and file. */
export function Quotes({ quotes, output }: QuotesProps) {
  const fileOf = useSourceNames(output);
  const format = useFormat();
  const about = ({ rating, date, source }: Quote) =>
    [
      rating === null ? '' : `${format.number(rating)} ★`,
      date === null ? '' : format.date(date),
      fileOf(source),
    ]
      .filter((part) => part !== '')
      .join(' · ');
  return (
    <ul className={styles.quotes}>
      {quotes.map((quote, at) => (
        <li key={at}>
          <q dir="auto">{quote.text}</q> <span className={styles.source}>{about(quote)}</span>
        </li>
      ))}
    </ul>
  );
}
