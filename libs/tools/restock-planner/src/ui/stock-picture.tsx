import { plusDays } from '@seller-toolbox/reference-data/days';
import { ceilWithTolerance } from '@seller-toolbox/tool-contract/rounding';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { LineChart } from '@seller-toolbox/ui/line-chart';
import { monthStarts } from '../engine/month-starts.ts';
import type { RowPlan } from '../engine/restock-plan.schema.ts';
import type zh from '../locales/zh.json';

type Point = RowPlan['projection'][number];

/** Line chart of the stock over time, with reorder point and safety stock as levels. */
export function StockPicture({ plan, today }: { plan: RowPlan; today: string }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { projection, reorderPoint, safetyStock, placeInDays, arrivesInDays, closure } = plan;
  if (projection.length === 0 || reorderPoint === null || safetyStock === null) return null;
  const units = (value: number) => format.number(ceilWithTolerance(value) + 0, { digits: 0 });
  const dayOf = (days: number) =>
    format.dayOfYear(plusDays(today, Math.floor(days)).slice('YYYY-'.length), 'short');
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
  const planned = [
    // An order of today is the sentence above the chart.
    ['order', placeInDays || null, 'ui.markOrder'],
    // The line without an order has its day on it.
    ['stock-out', withoutOrder.length > 0 ? null : daysOfCover, 'ui.markStockOut'],
  ] as const;
  const stockOutLine =
    withoutOrder.length > 0 ? t('ui.stockOutLine', { date: dayOf(daysOfCover ?? 0) }) : undefined;
  const shown = withoutLastRise(projection);
  const marks = [
    ...planned.flatMap(([id, x, label]) =>
      x === null || x > last ? [] : [{ id, x, label: t(label, { date: dayOf(x) }) }],
    ),
    ...deliveriesOf(projection)
      .filter(({ day }) => day < last || day === arrivesInDays)
      .map(({ day, units: delivered }) => ({
        id: `arrival-${day}`,
        x: day,
        label: `${t('ui.markArrival', { date: dayOf(day) })} · +${units(delivered)}`,
      })),
    ...(closure && closure.fromDay <= last
      ? [{ id: 'closure', x: closure.fromDay, to: closure.toDay, label: t('ui.markClosure') }]
      : []),
  ].sort((a, b) => a.x - b.x);
  const months = monthStarts(today, last);
  return (
    <LineChart
      label={[
        t('ui.picture', { reorderPoint: units(reorderPoint), safetyStock: units(safetyStock) }),
        stockOutLine,
      ]
        .filter(Boolean)
        .join(' · ')}
      points={shown.map(({ day, stock }) => ({ x: day, y: stock }))}
      formatX={dayOf}
      formatY={units}
      levels={[reorderPoint, safetyStock]}
      levelLabels={[
        t('ui.levelReorder', { units: units(reorderPoint) }),
        t('ui.levelSafety', { units: units(safetyStock) }),
      ]}
      otherwise={withoutOrder}
      otherwiseLabel={stockOutLine}
      marks={marks}
      markLook="flags"
      ticksX={months.length > 1 ? months : undefined}
    />
  );
}

/** The rises of the line. */
function deliveriesOf(points: readonly Point[]) {
  return points.flatMap(({ day, stock }, index) => {
    const next = points[index + 1];
    return next?.day === day && next.stock > stock ? [{ day, units: next.stock - stock }] : [];
  });
}

/** The line ends where the last delivery arrives. */
function withoutLastRise(points: readonly Point[]): readonly Point[] {
  const [before, last] = points.slice(-2);
  return points.length > 2 && before?.day === last?.day ? points.slice(0, -1) : points;
}
