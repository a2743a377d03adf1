import type { RowPlan } from '../../engine/restock-plan.schema.ts';
import { stockLine } from '../../engine/stock-line.ts';
import { plotOf } from './plot.ts';
import styles from './stock-chart.module.css';
import { StockLines } from './stock-lines.tsx';

/** The stock over time without scales: how long it lasts, and the day on which it ends without an order. */
export function StockSparkline({ plan }: { plan: RowPlan }) {
  return (
    <span className={styles.sparkline}>
      <StockLines plot={plotOf(stockLine(plan))} />
    </span>
  );
}
