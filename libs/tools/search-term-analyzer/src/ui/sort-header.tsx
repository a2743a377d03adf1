import { useToolWords } from '@seller-toolbox/tool-kit';
import type zh from '../locales/zh.json';
import { SORT_KEYS, type ListView, type SortKey } from '../session/report-lists.ts';
import styles from './sort-header.module.css';

export interface SortHeaderProps {
  column: string;
  label: string;
  sort: ListView['sort'];
  onSort: (key: SortKey) => void;
}

/** A column header that sorts the table, with an arrow and a text for screen readers. */
export function SortHeader({ column, label, sort, onSort }: SortHeaderProps) {
  const { t } = useToolWords<typeof zh>();
  const key = SORT_KEYS.find((one) => one === column);
  if (key === undefined) return label;
  const direction = sort?.key === key ? (sort.descending ? 'down' : 'up') : null;
  return (
    <button
      type="button"
      className={styles.head}
      onClick={() => onSort(key)}
      title={t('ui.sortBy', { column: label })}
      aria-pressed={direction !== null}
    >
      {label}
      <span aria-hidden="true">{direction === 'down' ? ' ↓' : direction === 'up' ? ' ↑' : ''}</span>
      {direction !== null && <span className="visually-hidden"> {t(`ui.sorted-${direction}`)}</span>}
    </button>
  );
}
