import { useFormat } from '@seller-toolbox/words/react';
import { Button } from '@seller-toolbox/ui';
import { useTitleListWords } from './title-list-words.ts';
import styles from './title-list.module.css';

export interface ListPagesProps {
  /** Place of the first row shown, from 0. */
  first: number;
  /** Rows on a page. */
  size: number;
  total: number;
  /** Told the place of the first row to show. */
  onTurn: (first: number) => void;
}

/** Which rows are shown, and the way to the others; nothing where one page holds all. */
export function ListPages({ first, size, total, onTurn }: ListPagesProps) {
  const t = useTitleListWords();
  const format = useFormat();
  if (total <= size) return null;
  const last = Math.min(first + size, total);
  return (
    <nav className={styles.pages} aria-label={t('list.pages')}>
      <Button size="s" disabled={first === 0} onClick={() => onTurn(first - size)}>
        {t('list.before')}
      </Button>
      <span>
        {t('list.range', {
          from: format.number(first + 1),
          to: format.number(last),
          total: format.number(total),
        })}
      </span>
      <Button size="s" disabled={last === total} onClick={() => onTurn(first + size)}>
        {t('list.next')}
      </Button>
    </nav>
  );
}
