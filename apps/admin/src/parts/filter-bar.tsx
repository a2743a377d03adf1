import { Button } from '@seller-toolbox/ui';
import type { ReactNode } from 'react';
import { useFrameWords } from '../app/admin-words-context.tsx';
import { SavedFilters } from './saved-filters.tsx';
import styles from './filter-bar.module.css';
import { useKeptFocus } from './use-kept-focus.ts';

export interface FilterBarProps {
  /** Fields. */
  readonly children: ReactNode;
  /** Given while something is filtered. */
  readonly onClear?: (() => void) | undefined;
}

/** The filters of a list, those that were kept under a name, and the way back to all of it. */
export function FilterBar({ children, onClear }: FilterBarProps) {
  const t = useFrameWords();
  const { home, around } = useKeptFocus<HTMLDivElement>();
  return (
    <div
      ref={home}
      role="search"
      aria-label={t('table.filters')}
      tabIndex={-1}
      className={styles.bar}
      {...around}
    >
      {children}
      <SavedFilters />
      {onClear && (
        <Button variant="quiet" icon="x" onClick={onClear}>
          {t('table.clearFilters')}
        </Button>
      )}
    </div>
  );
}
