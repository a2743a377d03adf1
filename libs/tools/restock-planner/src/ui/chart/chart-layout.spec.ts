import { createEnv } from '@seller-toolbox/tool-contract';
import { createFormat } from '@seller-toolbox/words';
import { plusDays } from '@seller-toolbox/reference-data/days';
import { monthStarts } from '../../engine/month-starts.ts';
import type { RowPlan } from '../../engine/restock-plan.schema.ts';
import { engine } from '../../engine/restock-planner.engine.ts';
import { stockLine } from '../../engine/stock-line.ts';
import { AXIS_LEFT } from './axis-layout.ts';
import { chartLayout, PLOT_HEIGHT, type ChartLayout } from './chart-layout.ts';
import { boxOf, PLOT_WIDTHS, type Box, type PlacedText } from './place-texts.ts';

const NOW = Date.UTC(2026, 10, 22, 12);
const TODAY = '2026-11-22';
const format = createFormat('en');
const DEFAULTS = {
  leadTimeDays: 45,
  leadTimeDeviation: 6,
  targetCoverDays: 60,
  unitsPerCarton: 24,
  productionDays: 20,
};

function plansOf(rows: readonly object[]): readonly RowPlan[] {
  const input = engine.inputSchema.parse({ rows, defaults: DEFAULTS });
  return engine.run(input, createEnv({ now: NOW, seed: 1 })).rows;
}

function layoutOf(plan: RowPlan | undefined): ChartLayout {
  if (!plan) throw new Error('no plan');
  const unitsOf = (units: number) => format.number(units, { digits: 0 });
  const dayOf = (day: number) =>
    format.dayOfYear(plusDays(TODAY, Math.floor(day)).slice('YYYY-'.length), 'short');
  const line = stockLine(plan);
  return chartLayout({
    line,
    levels: [
      { value: plan.reorderPoint ?? 0, text: `Reorder at ${unitsOf(plan.reorderPoint ?? 0)}` },
      { value: plan.safetyStock ?? 0, text: `Safety ${unitsOf(plan.safetyStock ?? 0)}` },
    ],
    position: `Stock + inbound ${unitsOf(plan.position ?? 0)}`,
    closure: plan.closure,
    months: monthStarts(TODAY, plan.projection.at(-1)?.day ?? 0),
    dayOf,
    unitsOf,
    names: {
      today: 'Today',
      order: `Order by ${dayOf(line.nextOrderDay ?? 0)}`,
      stockOut: `Stock-out ${dayOf(line.stockOutDay ?? 0)}`,
    },
  });
}

const KETTLE = {
  sku: 'KETTLE-17',
  dailySales: 12.92,
  salesDeviation: 7.47,
  onHand: 408,
  inbound: 240,
  inboundDays: 12,
};
const textsOf = (texts: readonly PlacedText[]) => texts.map(({ id, text }) => [id, text]);

function overlaps(texts: readonly PlacedText[], width: number): string[] {
  const boxes = texts.map((text) => boxOf(text.text, text, width));
  const covers = (a: Box, b: Box) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  return texts.flatMap(({ text }, at) =>
    boxes.slice(at + 1).flatMap((box, after) => {
      const own = boxes[at];
      return own && covers(own, box) ? [`${text} / ${texts[at + 1 + after]?.text}`] : [];
    }),
  );
}

describe('chartLayout', () => {
  const [plan] = plansOf([KETTLE]);

  it('writes units and days over the rises, the levels on their lines, and the recommended order first', () => {
    const { texts } = layoutOf(plan);
    expect(textsOf(texts)).toEqual([
      ['planned', '+864 · Jan 6'],
      ['level-0', 'Reorder at 733'],
      ['held', '- - Stock + inbound 648'],
      ['level-1', 'Safety 152'],
      ['delivery-0', '+240 · Dec 4'],
      ['delivery-1', '+792 · Feb 16'],
    ]);
  });

  it('writes the days of order and stock-out below the axis, the order under its sign, and the months that are free', () => {
    const { axis, plot } = layoutOf(plan);
    expect(textsOf(axis.texts).slice(0, 3)).toEqual([
      ['today', 'Today'],
      ['order', 'Order by Jan 2'],
      ['stock-out', 'Stock-out Jan 11'],
    ]);
    expect(axis.texts[1]).toMatchObject({ align: 'middle', x: axis.order });
    expect(new Set(axis.texts.map(({ y }) => y)).size).toBe(2);
    expect(axis.arrivals).toHaveLength(3);
    expect(plot.stockOut).toBeGreaterThan(axis.order ?? 100);
  });

  it('keeps the strip above the plot for the name of a closure, and for names of rises only without one', () => {
    const highest = (layout: ChartLayout) =>
      Math.min(...layout.texts.map((text) => boxOf(text.text, text, PLOT_WIDTHS[0]).top));
    const closed = layoutOf(plan);
    const open = layoutOf(plansOf([{ ...KETTLE, onHand: 40_000 }])[0]);
    expect(closed.closure).toEqual({ x: closed.plot.placeX(62), width: expect.any(Number) });
    expect(open.closure).toBeNull();
    expect(highest(closed)).toBeGreaterThanOrEqual(0);
    expect(closed.head).toBeGreaterThan(open.head);
  });

  it.each([11, 12, 13, 44, 45, 46])('keeps texts of near dates apart: inbound in %d days', (inboundDays) => {
    const { texts, axis } = layoutOf(plansOf([{ ...KETTLE, inboundDays }])[0]);
    for (const width of PLOT_WIDTHS) {
      expect(overlaps(texts, width)).toEqual([]);
      expect(overlaps(axis.texts, width)).toEqual([]);
    }
  });

  it('keeps the texts of 200 products of any stock apart and within the chart, and none of the important ones out', () => {
    const env = createEnv({ now: NOW, seed: 7 });
    const upTo = (most: number) => Math.floor(env.random() * most);
    const rows = Array.from({ length: 200 }, (_, index) => ({
      sku: String(index),
      dailySales: 1 + upTo(300) / 10,
      salesDeviation: upTo(80) / 10,
      onHand: upTo(1500),
      inbound: upTo(3) * upTo(500),
      inboundDays: upTo(70),
    }));
    for (const one of plansOf(rows)) {
      const layout = layoutOf(one);
      const ids = [...layout.texts, ...layout.axis.texts].map(({ id }) => id);
      expect(ids).toEqual(expect.arrayContaining(layout.plot.stockOut === null ? [] : ['stock-out']));
      expect(ids).toEqual(expect.arrayContaining(layout.axis.order === null ? [] : ['order']));
      const planned = stockLine(one).deliveries.find(({ isPlanned }) => isPlanned);
      expect(ids.filter((id) => id === 'planned')).toHaveLength(planned ? 1 : 0);
      for (const width of PLOT_WIDTHS) {
        expect(overlaps(layout.texts, width)).toEqual([]);
        expect(overlaps(layout.axis.texts, width)).toEqual([]);
        for (const text of layout.texts) {
          const { top, bottom, right } = boxOf(text.text, text, width);
          expect([
            top >= (layout.closure ? 0 : -layout.head),
            bottom <= PLOT_HEIGHT,
            right <= width + 4,
          ]).toEqual([true, true, true]);
        }
        for (const text of layout.axis.texts) {
          const { left, right, bottom } = boxOf(text.text, text, width);
          expect([left >= -AXIS_LEFT, right <= width + 4, bottom <= layout.axis.height]).toEqual([
            true,
            true,
            true,
          ]);
        }
      }
    }
  });
});
