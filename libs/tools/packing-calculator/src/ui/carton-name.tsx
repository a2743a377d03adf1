import type { ReactNode } from 'react';
import styles from './carton-name.module.css';

export interface CartonNameProps {
  /** Without the unit, which is in the column header, because three sides fill the column on a phone. */
  sides: string;
  /** Which carton it is, above its sides. */
  number?: string | undefined;
  /** Under them. */
  children: ReactNode;
}

/** A carton in the first column of a table: its sides are never broken. */
export function CartonName({ sides, number, children }: CartonNameProps) {
  return (
    <>
      {number !== undefined && <span className={styles.number}>{number}</span>}
      <span className={styles.sides}>{sides}</span>
      <span className={styles.more}>{children}</span>
    </>
  );
}
