import type { RowPlan } from '../engine/restock-plan.schema.ts';
import { stockLine } from '../engine/stock-line.ts';
import { sparkline } from './chart/sparkline.ts';
import styles from './chart/stock-sparkline.module.css';

/** The stock over time without scales: how long it lasts, and the day on which it ends without an order. */
export function StockSparkline({ plan }: { plan: RowPlan }) {
  const { line, below, withoutOrder, stockOut } = sparkline(stockLine(plan));
  return (
    <svg className={styles.sparkline} viewBox="0 0 104 56" focusable="false">
      <polygon className={styles.below} points={below} />
      <path className={styles.axis} d="M0 52h104" />
      {withoutOrder && <polyline className={styles.otherwise} points={withoutOrder} />}
      <polyline className={styles.line} points={line} />
      {stockOut && <circle className={styles.dot} cx={stockOut.x} cy={stockOut.y} r="4" />}
    </svg>
  );
}
