import type { ReactNode } from 'react';
import styles from './figure-picture.module.css';

/** The small drawing at the right of a figure that is a sheet at the bottom of a phone. */
export function FigurePicture({ children }: { children: ReactNode }) {
  return (
    <div className={styles.picture} aria-hidden="true" data-figure-picture>
      {children}
    </div>
  );
}
