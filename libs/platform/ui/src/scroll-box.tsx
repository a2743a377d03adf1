import { useRef, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useScrolls } from './overflow.ts';
import styles from './scroll-box.module.css';

export interface ScrollBoxProps {
  /** Names the box where it scrolls. */
  label: string;
  className?: string | undefined;
  /** One element. */
  children: ReactNode;
}

/** A text of any length in a box of limited height; what is longer scrolls inside, by keyboard too. */
export function ScrollBox({ label, className, children }: ScrollBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const reachable = useScrolls(box) ? { tabIndex: 0, role: 'region', 'aria-label': label } : {};
  return (
    <div ref={box} className={classNames(styles.box, className)} {...reachable}>
      {children}
    </div>
  );
}
