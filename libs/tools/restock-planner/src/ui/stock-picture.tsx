import { plusDays } from '@seller-toolbox/reference-data/days';
import { ceilWithTolerance } from '@seller-toolbox/tool-contract/rounding';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { monthName } from '@seller-toolbox/words/month-name';
import { useFormat } from '@seller-toolbox/words/react';
import { monthStarts } from '../engine/month-starts.ts';
import type { RowPlan } from '../engine/restock-plan.schema.ts';
import { stockLine, type Delivery } from '../engine/stock-line.ts';
import type zh from '../locales/zh.json';
import { chartLayout } from './chart/chart-layout.ts';
import { StockChart } from './chart/stock-chart.tsx';

/** Line chart of the stock over time, with reorder point and safety stock as levels. */
export function StockPicture({ plan, today }: { plan: RowPlan; today: string }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { projection, reorderPoint, safetyStock, closure } = plan;
  if (projection.length === 0 || reorderPoint === null || safetyStock === null) return null;
  const unitsOf = (value: number) => format.number(ceilWithTolerance(value) + 0, { digits: 0 });
  const dayOf = (days: number) => format.dayOfYear(plusDays(today, Math.floor(days)), 'short');
  const line = stockLine(plan);
  const { stockOutDay, isInTime, deliveries } = line;
  const date = dayOf(stockOutDay ?? 0);
  const stockOut = [...(isInTime ? [t('ui.stockOutLine', { date })] : []), t('ui.markStockOut', { date })];
  const arrivalOf = ({ source, day, units }: Delivery) => [
    t(`ui.delivery-${source}`),
    `${dayOf(day)} · +${unitsOf(units)}`,
  ];
  const layout = chartLayout({
    line,
    levels: [reorderPoint, safetyStock],
    closure,
    months: monthStarts(today, projection.at(-1)?.day ?? 0),
    monthOf: (days) => monthName(plusDays(today, days), format.locale),
    arrivalOf,
    unitsOf,
    names: {
      today: t('ui.markToday'),
      levels: [
        t('ui.levelReorder', { units: unitsOf(reorderPoint) }),
        t('ui.levelSafety', { units: unitsOf(safetyStock) }),
      ],
      closure: t('ui.markClosure'),
      orderNow: plan.placeInDays === 0 && plan.nextOrderQuantity ? t('ui.status-order-now') : null,
      order: t('ui.markOrder', { date: dayOf(line.nextOrderDay ?? 0) }),
      stockOut,
    },
  });
  const marks = [
    ...deliveries.map((delivery) => arrivalOf(delivery).join(' · ')),
    ...(layout.closure ? [t('ui.markClosure')] : []),
  ];
  return (
    <StockChart
      label={[
        t('ui.picture', { reorderPoint: unitsOf(reorderPoint), safetyStock: unitsOf(safetyStock) }),
        ...(stockOutDay === null ? [] : stockOut.slice(0, 1)),
      ].join(' · ')}
      layout={layout}
      marks={marks}
      unitsOf={unitsOf}
    />
  );
}
