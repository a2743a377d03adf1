import { MoreIcon } from '@seller-toolbox/ui/more-icons';
import type { ReactNode } from 'react';
import styles from './list-table.module.css';

const ICONS = { ascending: 'arrow-up', descending: 'arrow-down', none: 'chevrons-up-down' } as const;

export interface SortHeadProps {
  readonly sorted: 'ascending' | 'descending' | undefined;
  readonly onSort: () => void;
  readonly children: ReactNode;
}

/** The head of a column that sorts. The table itself tells the order to screen readers. */
export function SortHead({ sorted, onSort, children }: SortHeadProps) {
  return (
    <button type="button" className={styles.sort} onClick={onSort}>
      {children}
      <MoreIcon name={ICONS[sorted ?? 'none']} size={14} />
    </button>
  );
}
