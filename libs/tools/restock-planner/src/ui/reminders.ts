import type { Format, Translate } from '@seller-toolbox/words';
import { calendarFile } from '@seller-toolbox/tool-kit/calendar-file';
import type { RestockOutput, RowPlan } from '../engine/restock-plan.schema.ts';
import type zh from '../locales/zh.json';

export interface ReminderWords {
  readonly t: Translate<typeof zh>;
  readonly format: Format;
}

/** The order and stock-out days of all products as a calendar file in the page's language; `stamp` is when it is made. */
export function reminders({ rows }: RestockOutput, { t, format }: ReminderWords, stamp: number): string {
  const taken = new Set<string>();
  /** A SKU that is sold in two countries comes twice; calendars treat two entries with one UID as the same. */
  function nameOf(sku: string): string {
    let name = sku;
    for (let time = 2; name === '' || taken.has(name); time += 1) name = `${sku}#${time}`;
    taken.add(name);
    return name;
  }

  function entriesOf(plan: RowPlan) {
    const { sku, placeOn, stockOutOn, nextOrderQuantity, nextCartons } = plan;
    const name = nameOf(sku);
    const entry = (kind: 'order' | 'stock-out', day: string, title: string) => ({
      uid: `restock-${kind}-${name}@seller-toolbox`,
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
      ...(placeOn ? [entry('order', placeOn, t('ui.calendarOrder', words))] : []),
      ...(stockOutOn ? [entry('stock-out', stockOutOn, t('ui.calendarStockOut', { sku }))] : []),
    ];
  }

  return calendarFile(rows.flatMap(entriesOf), t('ui.calendarName'), stamp);
}
