import { ceilWithTolerance } from '@seller-toolbox/tool-contract/rounding';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { Badge } from '@seller-toolbox/ui';
import type { RowPlan } from '../engine/restock-plan.schema.ts';
import type zh from '../locales/zh.json';
import styles from './plan-results.module.css';
import { STATUS_LOOKS } from './status-look.ts';

/** Status, safety stock and cartons in one line; below it when the order arrives before or after the stock-out. */
export function OrderVerdict({ plan }: { plan: RowPlan }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { status, nextCartons, unitsPerCarton, arrivesOn, stockOutOn, spareDays, belowSafetyOn } = plan;
  const late = plan.findings.find(({ code }) => code === 'order-overdue')?.params?.['days'];
  return (
    <>
      <p className={styles.signs}>
        <Badge {...STATUS_LOOKS[status]}>
          {typeof late === 'number'
            ? t('ui.late', { count: late, days: format.number(late, { digits: 0 }) })
            : t(`ui.status-${status}`)}
        </Badge>
        {belowSafetyOn && (
          <Badge tone="warn" icon="triangle-alert">
            {t('ui.belowSafety', { date: format.date(belowSafetyOn) })}
          </Badge>
        )}
      </p>
      {nextCartons ? (
        <p className={styles.verdict}>
          {arrivesOn && stockOutOn && spareDays !== null && (
            <>
              <b>
                {t(
                  spareDays === 0 ? 'ui.arrivesThen' : spareDays > 0 ? 'ui.arrivesBefore' : 'ui.arrivesAfter',
                  {
                    count: Math.abs(spareDays),
                    days: format.number(Math.abs(spareDays)),
                    date: format.date(arrivesOn),
                    out: format.dayOfYear(stockOutOn.slice('YYYY-'.length), 'short'),
                  },
                )}
              </b>{' '}
            </>
          )}
          <span className={styles.value}>
            {t('ui.cartonsOf', {
              count: nextCartons,
              cartons: format.number(nextCartons),
              units: format.number(unitsPerCarton),
            })}
          </span>
        </p>
      ) : null}
    </>
  );
}

/** The terms of the quantity, and the order after it: a line each. */
export function OrderReason({ plan }: { plan: RowPlan }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { orderDemand, safetyStock, positionAtOrder, neededUnits, nextCartons, lostUnits } = plan;
  const { followingOrderOn, followingOrderQuantity } = plan;
  if (orderDemand === null || safetyStock === null || positionAtOrder === null) return null;
  if (neededUnits === null || !nextCartons) return null;
  const units = (value: number | null) => format.number(ceilWithTolerance(value ?? 0));
  return (
    <div className={styles.reason}>
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
