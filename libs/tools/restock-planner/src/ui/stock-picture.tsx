import { plusDays } from '@seller-toolbox/reference-data/days';
import { ceilWithTolerance } from '@seller-toolbox/tool-contract/rounding';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { LineChart } from '@seller-toolbox/ui/line-chart';
import type { RowPlan } from '../engine/restock-plan.schema.ts';
import type zh from '../locales/zh.json';
import styles from './stock-picture.module.css';

type Point = RowPlan['projection'][number];

/** Line chart of the stock over time, with reorder point and safety stock as levels. */
export function StockPicture({ plan, today }: { plan: RowPlan; today: string }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { projection, reorderPoint, safetyStock, orderInDays, arrivesInDays } = plan;
  if (projection.length === 0 || reorderPoint === null || safetyStock === null) return null;
  const units = (value: number) => format.number(ceilWithTolerance(value) + 0, { digits: 0 });
  const dayOf = (days: number) =>
    format.dayOfYear(plusDays(today, Math.floor(days)).slice('YYYY-'.length), 'short');
  const atArrival = projection.find(({ day }) => day === arrivesInDays)?.stock;
  const last = projection.at(-1)?.day ?? 0;
  const { daysOfCover, stockOutOn } = plan;
  const isEmptyAfterArrival =
    atArrival !== undefined && arrivesInDays !== null && daysOfCover !== null && daysOfCover > arrivesInDays;
  const withoutOrder =
    isEmptyAfterArrival && daysOfCover <= last
      ? [
          { x: arrivesInDays, y: atArrival },
          { x: daysOfCover, y: 0 },
          { x: last, y: 0 },
        ]
      : [];
  const marks = [
    {
      id: 'order',
      x: orderInDays,
      label:
        orderInDays === 0 ? t('ui.markOrderToday') : t('ui.markOrder', { date: dayOf(orderInDays ?? 0) }),
    },
    {
      id: 'arrival',
      x: arrivesInDays,
      label: t('ui.markArrival', { date: dayOf(arrivesInDays ?? 0), units: units(atArrival ?? 0) }),
    },
  ].flatMap((mark) => (mark.x === null || mark.x > last ? [] : [{ ...mark, x: mark.x }]));
  return (
    <>
      <LineChart
        label={t('ui.picture', { reorderPoint: units(reorderPoint), safetyStock: units(safetyStock) })}
        points={withoutLastRise(projection).map(({ day, stock }) => ({ x: day, y: stock }))}
        formatX={dayOf}
        formatY={units}
        levels={[reorderPoint, safetyStock]}
        levelLabels={[
          t('ui.levelReorder', { units: units(reorderPoint) }),
          t('ui.levelSafety', { units: units(safetyStock) }),
        ]}
        otherwise={withoutOrder}
        marks={marks}
        markLook="written"
      />
      <p className={styles.levels}>
        {t('ui.pictureAssumes')}{' '}
        {withoutOrder.length > 0 &&
          stockOutOn !== null &&
          t('ui.pictureOtherwise', { date: format.date(stockOutOn) })}
      </p>
    </>
  );
}

/** The line ends where the last delivery arrives. */
function withoutLastRise(points: readonly Point[]): readonly Point[] {
  const [before, last] = points.slice(-2);
  return points.length > 2 && before?.day === last?.day ? points.slice(0, -1) : points;
}
