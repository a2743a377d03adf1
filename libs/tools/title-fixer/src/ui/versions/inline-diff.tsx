import { MarkedText } from '@seller-toolbox/listing-ui/listing-title';
import { useMemo } from 'react';
import { diffTokens } from './diff-tokens.ts';
import styles from './title-diff.module.css';

export interface TitleDiffProps {
  before: string;
  after: string;
  /** The language of the listing. */
  language: string | undefined;
}

/** The original with what a version leaves out struck through, and what it adds underlined. */
export function InlineDiff({ caption, before, after, language }: TitleDiffProps & { caption: string }) {
  const tokens = useMemo(() => diffTokens(before, after, language ?? 'en'), [before, after, language]);
  return (
    <MarkedText caption={caption} language={language}>
      {tokens.map((token) =>
        token.type === 'unchanged' ? (
          token.after
        ) : (
          <span key={token.index} className={styles.changed}>
            {token.before !== '' && <del>{token.before}</del>}
            {token.after !== '' && <ins>{token.after}</ins>}
          </span>
        ),
      )}
    </MarkedText>
  );
}
