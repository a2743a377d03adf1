import { useToolEnvironment, useToolWords } from '@seller-toolbox/tool-kit';
import { calendarFile } from '@seller-toolbox/tool-kit/calendar-file';
import { useFormat } from '@seller-toolbox/i18n/react';
import type { RestockOutput, RowPlan } from '../engine/restock-planner.schema.ts';
import type zh from '../locales/zh.json';

/** The order and stock-out days of all products as a calendar file in the page's language. */
export function useReminders(): (output: RestockOutput) => string {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { clock } = useToolEnvironment();

  function entriesOf(plan: RowPlan, index: number) {
    const { sku, orderBy, stockOutOn, nextOrderQuantity, nextCartons } = plan;
    const entry = (kind: 'order' | 'stock-out', day: string, title: string) => ({
      uid: `restock-${kind}-${sku || index}@seller-toolbox`,
      start: day,
      end: day,
      title,
      description: t(`ui.calendar-${kind}`),
      category: t('ui.calendarName'),
      isTentative: kind === 'stock-out',
    });
    const words = {
      sku,
      units: format.number(nextOrderQuantity ?? 0, { digits: 0 }),
      cartons: format.number(nextCartons ?? 0),
    };
    return [
      ...(orderBy ? [entry('order', orderBy, t('ui.calendarOrder', words))] : []),
      ...(stockOutOn ? [entry('stock-out', stockOutOn, t('ui.calendarStockOut', { sku }))] : []),
    ];
  }

  return ({ rows }) => calendarFile(rows.flatMap(entriesOf), t('ui.calendarName'), clock());
}
