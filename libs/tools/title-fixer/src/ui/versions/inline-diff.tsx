import { MarkedText } from '@seller-toolbox/listing-ui/listing-title';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { useMemo } from 'react';
import type zh from '../../locales/zh.json';
import { diffTokens } from './diff-tokens.ts';
import type { TitleDiffProps } from './marked-title.tsx';
import styles from './title-diff.module.css';

export interface InlineDiffProps extends TitleDiffProps {
  caption: string;
  /** Where what the title left out has gone: a text and its name. */
  moved: { readonly text: string; readonly name: string };
}

/** The original with what a version leaves out struck through, what went elsewhere marked so, and what it adds underlined. */
export function InlineDiff({ caption, before, after, language, moved }: InlineDiffProps) {
  const tokens = useMemo(() => diffTokens(before, after, language), [before, after, language]);
  return (
    <MarkedText caption={caption} language={language}>
      {tokens.map((token) =>
        token.type === 'unchanged' ? (
          token.after
        ) : (
          <span key={token.index} className={styles.changed}>
            {token.before !== '' && <LeftOut text={token.before} moved={moved} language={language} />}
            {token.after !== '' && <ins>{token.after}</ins>}
          </span>
        ),
      )}
    </MarkedText>
  );
}

/** What the marks of a diff mean. */
export function DiffLegend() {
  const { t } = useToolWords<typeof zh>();
  return (
    <p className={`${styles.changed} ${styles.legend}`}>
      <del>{t('ui.diffRemoved')}</del> <ins>{t('ui.diffAdded')}</ins>
    </p>
  );
}

/** Shorter ones, such as `for`, are in any text. */
const MIN_MOVED = 5;

function LeftOut({ text, moved, language }: Pick<InlineDiffProps, 'moved' | 'language'> & { text: string }) {
  let end = 0;
  // The first word of a part gets a capital there.
  const parts = diffTokens(text.toLowerCase(), moved.text.toLowerCase(), language);
  return parts.map(({ type, before, index }) => {
    const own = text.slice(end, (end += before.length));
    return type === 'unchanged' && own.length >= MIN_MOVED ? (
      <span key={index} className={styles.moved}>
        {own}
        <small> → {moved.name}</small>
      </span>
    ) : (
      own && <del key={index}>{own}</del>
    );
  });
}
