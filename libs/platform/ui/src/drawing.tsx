import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './icon.module.css';

export interface DrawingProps {
  children: ReactNode;
  /** In pixels, 20 by default. */
  size?: number | undefined;
  /** Names the icon where it has no text beside it; without it the icon is decoration. */
  label?: string | undefined;
  className?: string | undefined;
}

/** The shapes of an icon in the one look that all icons have. */
export function Drawing({ children, size = 20, label, className }: DrawingProps) {
  const naming =
    label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label };
  return (
    <svg
      {...naming}
      className={classNames(styles.icon, className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
    >
      {children}
    </svg>
  );
}
