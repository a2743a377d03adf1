import type { ReactNode } from 'react';
import styles from './page-frame.module.css';
import { useKeptFocus } from './use-kept-focus.ts';

export interface PageFrameProps {
  readonly title: string;
  /** What the page is for, in one line. */
  readonly line?: ReactNode;
  /** Right of the title: what starts something new, an export. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** The head of a page, and its parts one below the other. */
export function PageFrame({ title, line, actions, children }: PageFrameProps) {
  const { home, around } = useKeptFocus<HTMLHeadingElement>();
  return (
    <div className={styles.page} {...around}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h1 ref={home} tabIndex={-1}>
            {title}
          </h1>
          {line !== undefined && <p className={styles.line}>{line}</p>}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}
