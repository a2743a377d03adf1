import { useToolWords } from '@seller-toolbox/tool-kit';
import { useMemo } from 'react';
import type zh from '../../locales/zh.json';
import { diffTokens } from './diff-tokens.ts';
import type { TitleDiffProps } from './inline-diff.tsx';
import styles from './title-diff.module.css';

export interface SideBySideProps extends TitleDiffProps {
  /** Code points. */
  lengths: { readonly before: number; readonly after: number };
}

/** The original and a version side by side, stacked on a phone. */
export function SideBySide({ before, after, language, lengths }: SideBySideProps) {
  const { t } = useToolWords<typeof zh>();
  const tokens = useMemo(() => diffTokens(before, after, language ?? 'en'), [before, after, language]);
  const isKept = ({ type }: (typeof tokens)[number]) => type === 'unchanged';
  return (
    <div className={styles.sides}>
      <figure className={styles.side}>
        <figcaption>
          {t('ui.original')} · {t('ui.characters', { count: lengths.before })}
        </figcaption>
        <p lang={language} dir="auto">
          {tokens.map((token) =>
            isKept(token) ? token.before : token.before && <del key={token.index}>{token.before}</del>,
          )}
        </p>
      </figure>
      <figure className={styles.side}>
        <figcaption>
          {t('ui.rewritten')} · {t('ui.characters', { count: lengths.after })}
        </figcaption>
        <p lang={language} dir="auto">
          {tokens.map((token) =>
            isKept(token) ? token.after : token.after && <ins key={token.index}>{token.after}</ins>,
          )}
        </p>
      </figure>
    </div>
  );
}
