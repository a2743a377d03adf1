import { ceilWithTolerance } from '@seller-toolbox/tool-contract/rounding';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import type { RowPlan } from '../engine/restock-plan.schema.ts';
import type zh from '../locales/zh.json';
import styles from './plan-results.module.css';

/** The terms of the order quantity in one line. */
export function OrderReason({ plan }: { plan: RowPlan }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { orderDemand, safetyStock, positionAtOrder, neededUnits, nextCartons, lostUnits } = plan;
  if (orderDemand === null || safetyStock === null || positionAtOrder === null) return null;
  if (neededUnits === null || !nextCartons) return null;
  const units = (value: number | null) => format.number(ceilWithTolerance(value ?? 0));
  return (
    <p className={styles.reason}>
      {t(lostUnits ? 'ui.reasonLost' : 'ui.reason', {
        demand: units(orderDemand),
        safety: units(safetyStock),
        stock: units(positionAtOrder),
        lost: units(lostUnits),
        needed: units(neededUnits),
      })}
    </p>
  );
}
