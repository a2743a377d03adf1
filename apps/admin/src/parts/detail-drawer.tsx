import { Dialog } from '@seller-toolbox/ui';
import type { ReactNode } from 'react';
import { useFrameWords } from '../app/admin-words-context.tsx';
import styles from './detail-drawer.module.css';

export interface DetailDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** `explicit` if a click outside would lose input. */
  readonly dismiss?: 'light' | 'explicit';
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** One row in full, at the right edge, while the list stays where it is. */
export function DetailDrawer({ open, onClose, title, dismiss, footer, children }: DetailDrawerProps) {
  const t = useFrameWords();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={t('frame.close')}
      place="drawer"
      dismiss={dismiss}
      footer={footer}
    >
      {children}
    </Dialog>
  );
}

export interface DetailListProps {
  /** Name and value; one without a value is left out. */
  readonly entries: readonly (readonly [name: string, value: ReactNode])[];
}

/** The fields of a thing, one below the other. */
export function DetailList({ entries }: DetailListProps) {
  return (
    <dl className={styles.list}>
      {entries.map(([name, value]) =>
        value === null || value === undefined || value === '' ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
