import { classNames } from '@seller-toolbox/ui';
import type { FbaOutput } from '../engine/fba-output.schema.ts';
import styles from './fee-bar.module.css';
import { useFeeRows, type FeeRow } from './fee-rows.ts';

/** Neighbors in the bar differ in lightness too, for eyes that see fewer colors; what is left is no fee and is light. */
const FILLS: Readonly<Record<string, string | undefined>> = {
  fulfillment: '',
  fuel: styles.fuel,
  storage: styles.storage,
  referral: styles.referral,
  left: styles.left,
};

/** The fill of a part, for the bar and for the rows beside it. */
export function fillOf({ id }: Pick<FeeRow, 'id'>): string {
  return classNames(styles.fill, FILLS[id] ?? styles.other);
}

/** The rows that are parts of the price, or without one of the total. */
function barRows(rows: readonly FeeRow[]): FeeRow[] {
  return rows.filter(({ kind }) => kind === 'part' || kind === 'sale' || kind === 'left');
}

/** The price, or without one the total, in its parts as the table names them; a line marks the price where fees exceed it. */
export function FeeBar({ output, price }: { output: FbaOutput; price: number | null }) {
  const { left } = output.leftOver;
  return (
    <div className={styles.bar} aria-hidden="true">
      {barRows(useFeeRows(output)).map((row) => (
        <span
          key={row.id}
          className={fillOf(row)}
          style={{ flexGrow: Math.max(0, row.value ?? 0) }}
          data-amount={row.kind === 'left' ? undefined : row.amount}
        />
      ))}
      {price !== null && left !== null && left < 0 && (
        <span className={styles.price}>
          <i style={{ flexGrow: price }} />
          <i style={{ flexGrow: -left }} />
        </span>
      )}
    </div>
  );
}
