import { ceilWithTolerance } from '@seller-toolbox/tool-contract/rounding';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { Badge } from '@seller-toolbox/ui';
import type { RowPlan } from '../engine/restock-plan.schema.ts';
import type zh from '../locales/zh.json';
import styles from './plan-results.module.css';

/** When the order arrives before or after the stock-out, the terms of its quantity, and the order after it: a line each. */
export function OrderReason({ plan }: { plan: RowPlan }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { orderDemand, safetyStock, positionAtOrder, neededUnits, nextCartons, lostUnits } = plan;
  const { arrivesOn, stockOutOn, spareDays, belowSafetyOn, followingOrderOn, followingOrderQuantity } = plan;
  if (orderDemand === null || safetyStock === null || positionAtOrder === null) return null;
  if (neededUnits === null || !nextCartons) return null;
  const units = (value: number | null) => format.number(ceilWithTolerance(value ?? 0));
  return (
    <div className={styles.reason}>
      {arrivesOn && stockOutOn && spareDays !== null && (
        <p className={styles.verdict}>
          {t(spareDays === 0 ? 'ui.arrivesThen' : spareDays > 0 ? 'ui.arrivesBefore' : 'ui.arrivesAfter', {
            count: Math.abs(spareDays),
            days: format.number(Math.abs(spareDays)),
            date: format.date(arrivesOn),
            out: format.dayOfYear(stockOutOn.slice('YYYY-'.length), 'short'),
          })}
        </p>
      )}
      {belowSafetyOn && (
        <p>
          <Badge tone="warn" icon="triangle-alert">
            {t('ui.belowSafety', { date: format.date(belowSafetyOn) })}
          </Badge>
        </p>
      )}
      <p>
        {t(lostUnits ? 'ui.reasonLost' : 'ui.reason', {
          demand: units(orderDemand),
          safety: units(safetyStock),
          stock: units(positionAtOrder),
          lost: units(lostUnits),
          needed: units(neededUnits),
        })}
      </p>
      {followingOrderOn && (
        <p>
          {t('ui.followingLine', {
            date: format.date(followingOrderOn),
            units: units(followingOrderQuantity),
          })}
        </p>
      )}
    </div>
  );
}
