import { MoreIcon, type MoreIconName } from '@seller-toolbox/ui/more-icons';
import { classNames } from '@seller-toolbox/ui';
import type { ReactNode } from 'react';
import styles from './standalone.module.css';

export interface StandaloneProps {
  readonly icon?: MoreIconName;
  readonly title?: string;
  readonly text?: string;
  /** Given while something is awaited: what. */
  readonly busy?: string;
  /** Inside the frame of the section, where less room is left. */
  readonly inFrame?: boolean;
  /** The ways on. */
  readonly children?: ReactNode;
}

/** One message in the middle of an empty page. */
export function Standalone({ icon, title, text, busy, inFrame = false, children }: StandaloneProps) {
  return (
    <div className={classNames(styles.page, inFrame && styles.inFrame)}>
      {icon && <MoreIcon name={icon} size={32} className={styles.icon} />}
      {title !== undefined && <h1 tabIndex={-1}>{title}</h1>}
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {busy !== undefined && (
        <p className={styles.busy} role="status">
          <span className={styles.spinner} aria-hidden="true" />
          {busy}
        </p>
      )}
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
