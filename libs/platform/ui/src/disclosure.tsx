import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  summary: ReactNode;
  /** At the right end: what is inside, such as a count. */
  aside?: ReactNode;
  children: ReactNode;
  /** At first; afterwards the reader decides. */
  open?: boolean | undefined;
  onToggle?: ((open: boolean) => void) | undefined;
  look?: 'plain' | 'boxed' | undefined;
  /** `open` unfolds it on paper. */
  print?: 'as-shown' | 'open' | undefined;
  /** The field for files is inside: the site opens it for files that were dropped elsewhere. */
  takesFiles?: boolean | undefined;
}

export function Disclosure({
  summary,
  aside,
  children,
  open,
  onToggle,
  look = 'plain',
  print = 'as-shown',
  takesFiles,
}: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => (print === 'open' ? unfoldForPrint(details.current) : undefined), [print]);
  return (
    <details
      ref={details}
      className={classNames(styles.disclosure, styles[look])}
      open={open}
      data-takes-files={takesFiles}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <span className={styles.title}>{summary}</span>
        {aside !== undefined && <span className={styles.aside}>{aside}</span>}
      </summary>
      {children && <div className={styles.content}>{children}</div>}
    </details>
  );
}

function unfoldForPrint(details: HTMLDetailsElement | null): (() => void) | undefined {
  if (details === null) return undefined;
  let wasOpen = details.open;
  const unfold = () => {
    wasOpen = details.open;
    details.open = true;
  };
  const fold = () => {
    details.open = wasOpen;
  };
  window.addEventListener('beforeprint', unfold);
  window.addEventListener('afterprint', fold);
  return () => {
    window.removeEventListener('beforeprint', unfold);
    window.removeEventListener('afterprint', fold);
  };
}
