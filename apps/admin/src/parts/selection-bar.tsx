import { Button } from '@seller-toolbox/ui';
import type { ReactNode } from 'react';
import { useFrameWords } from '../app/admin-words-context.tsx';
import styles from './list-table.module.css';
import type { Selection } from './selection.ts';

/** How many rows are selected and what can be done with them; nothing while none is. */
export function SelectionBar({ selection, children }: { selection: Selection; children: ReactNode }) {
  const t = useFrameWords();
  const count = selection.keys.size;
  if (count === 0) return null;
  return (
    <div className={styles.selection} role="group" aria-label={t('table.selected', { count })}>
      <b>{t('table.selected', { count })}</b>
      {children}
      <Button size="s" className={styles.cancel} onClick={selection.clear}>
        {t('table.unselect')}
      </Button>
    </div>
  );
}
