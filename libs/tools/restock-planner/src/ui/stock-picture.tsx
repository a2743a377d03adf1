import { plusDays } from '@seller-toolbox/reference-data/days';
import { ceilWithTolerance } from '@seller-toolbox/tool-contract/rounding';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { LineChart } from '@seller-toolbox/ui/line-chart';
import { monthStarts } from '../engine/month-starts.ts';
import type { RowPlan } from '../engine/restock-plan.schema.ts';
import type zh from '../locales/zh.json';
import styles from './stock-picture.module.css';

type Point = RowPlan['projection'][number];

/** Line chart of the stock over time, with reorder point and safety stock as levels. */
export function StockPicture({ plan, today }: { plan: RowPlan; today: string }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { projection, reorderPoint, safetyStock, placeInDays, arrivesInDays, followingInDays, closure } =
    plan;
  if (projection.length === 0 || reorderPoint === null || safetyStock === null) return null;
  const units = (value: number) => format.number(ceilWithTolerance(value) + 0, { digits: 0 });
  const shortDay = (date: string) => format.dayOfYear(date.slice('YYYY-'.length), 'short');
  const dayOf = (days: number) => shortDay(plusDays(today, Math.floor(days)));
  const atArrival = projection.find(({ day }) => day === arrivesInDays)?.stock;
  const last = projection.at(-1)?.day ?? 0;
  const { daysOfCover } = plan;
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
      x: placeInDays,
      label:
        placeInDays === 0 ? t('ui.markOrderToday') : t('ui.markOrder', { date: dayOf(placeInDays ?? 0) }),
    },
    {
      id: 'arrival',
      x: arrivesInDays,
      label: t('ui.markArrival', { date: dayOf(arrivesInDays ?? 0), units: units(atArrival ?? 0) }),
    },
    {
      id: 'stock-out',
      x: daysOfCover,
      label: t('ui.markStockOut', { date: dayOf(daysOfCover ?? 0) }),
    },
    {
      id: 'following',
      x: followingInDays,
      label: t('ui.markFollowing', { date: dayOf(followingInDays ?? 0) }),
    },
  ]
    .flatMap(({ x, label, ...mark }) => (x === null || x > last ? [] : [{ ...mark, x, label }]))
    .sort((a, b) => a.x - b.x);
  // Behind the numbered ones.
  const closed = closure &&
    closure.fromDay <= last && {
      id: 'closure',
      x: closure.fromDay,
      to: closure.toDay,
      label: t('ui.markClosure', { start: shortDay(closure.start), end: shortDay(closure.end) }),
    };
  const months = monthStarts(today, last);
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
        marks={closed ? [...marks, closed] : marks}
        markLook="numbered"
        ticksX={months.length > 1 ? months : undefined}
      />
      <p className={styles.levels}>{t('ui.pictureAssumes')}</p>
    </>
  );
}

/** The line ends where the last delivery arrives. */
function withoutLastRise(points: readonly Point[]): readonly Point[] {
  const [before, last] = points.slice(-2);
  return points.length > 2 && before?.day === last?.day ? points.slice(0, -1) : points;
}
