import { useToolWords } from '@seller-toolbox/tool-kit';
import { useMemo } from 'react';
import type zh from '../../locales/zh.json';
import { diffTokens } from './diff-tokens.ts';
import type { TitleDiffProps } from './marked-title.tsx';
import styles from './title-diff.module.css';

export interface SideBySideProps extends TitleDiffProps {
  /** Code points. */
  lengths: { readonly before: number; readonly after: number };
}

const SIDES = [
  { side: 'before', name: 'ui.original', Change: 'del' },
  { side: 'after', name: 'ui.rewritten', Change: 'ins' },
] as const;

/** The original and a version side by side, stacked on a phone. */
export function SideBySide({ before, after, language, lengths }: SideBySideProps) {
  const { t } = useToolWords<typeof zh>();
  const tokens = useMemo(() => diffTokens(before, after, language), [before, after, language]);
  return (
    <div className={styles.sides}>
      {SIDES.map(({ side, name, Change }) => (
        <figure key={side} className={styles.side}>
          <figcaption>
            {t(name)} · {t('ui.characters', { count: lengths[side] })}
          </figcaption>
          <p lang={language} dir="auto">
            {tokens.map(({ index, type, [side]: text }) =>
              type === 'unchanged' ? text : text && <Change key={index}>{text}</Change>,
            )}
          </p>
        </figure>
      ))}
    </div>
  );
}
