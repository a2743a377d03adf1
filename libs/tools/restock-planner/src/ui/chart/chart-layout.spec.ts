import { createEnv } from '@seller-toolbox/tool-contract';
import { createFormat } from '@seller-toolbox/words';
import { plusDays } from '@seller-toolbox/reference-data/days';
import { monthStarts } from '../../engine/month-starts.ts';
import type { RowPlan } from '../../engine/restock-plan.schema.ts';
import { engine } from '../../engine/restock-planner.engine.ts';
import { stockLine } from '../../engine/stock-line.ts';
import { chartLayout, type ChartLayout } from './chart-layout.ts';
import { isCrossed } from './is-crossed.ts';
import { PLOT_HEIGHT } from './plot.ts';
import { boxesOf, LEFT, PLOT_WIDTHS, RIGHT, type Box, type PlacedText } from './place-texts.ts';

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
  const dayOf = (day: number) => format.dayOfYear(plusDays(TODAY, Math.floor(day)), 'short');
  const line = stockLine(plan);
  return chartLayout({
    line,
    levels: [plan.reorderPoint ?? 0, plan.safetyStock ?? 0],
    closure: plan.closure,
    months: monthStarts(TODAY, plan.projection.at(-1)?.day ?? 0),
    monthOf: (day) => dayOf(day).slice(0, 'Jan'.length),
    arrivalOf: ({ source, day, units }) => [source, `${dayOf(day)} · +${unitsOf(units)}`],
    unitsOf,
    names: {
      today: 'Today',
      levels: [`Reorder at ${unitsOf(plan.reorderPoint ?? 0)}`, `Safety ${unitsOf(plan.safetyStock ?? 0)}`],
      closure: 'Factories closed',
      orderNow: plan.placeInDays === 0 ? 'Order now' : null,
      order: `Order by ${dayOf(line.nextOrderDay ?? 0)}`,
      stockOut: [`No order: out ${dayOf(line.stockOutDay ?? 0)}`, `Out ${dayOf(line.stockOutDay ?? 0)}`],
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
const textsOf = (texts: readonly PlacedText[]) => texts.map(({ id, lines }) => [id, lines.join(' ')]);
const lanesOf = ({ flags, levels, axis }: ChartLayout) => [flags, [...axis.months, ...axis.events], levels];

function overlaps(texts: readonly PlacedText[], width: number): string[] {
  const covers = (a: Box, b: Box) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  return texts.flatMap((one, at) =>
    texts
      .slice(at + 1)
      .filter((other) => boxesOf(one, width).some((a) => boxesOf(other, width).some((b) => covers(a, b))))
      .map((other) => `${one.id} / ${other.id}`),
  );
}

describe('chartLayout', () => {
  const [plan] = plansOf([KETTLE]);

  it('names the recommended order and the next one above the plot, and not the stock of today', () => {
    const { flags, head } = layoutOf(plan);
    expect(textsOf(flags)).toEqual([
      ['planned', 'planned Jan 6 · +864'],
      ['following', 'following Feb 16 · +792'],
    ]);
    expect(flags[0]?.y).toBeLessThan(0);
    expect(head).toBeGreaterThan(-(flags[0]?.y ?? 0));
  });

  it('names the stock of today and the day of the order where nothing is ordered today', () => {
    const { flags, axis } = layoutOf(plansOf([{ ...KETTLE, onHand: 700 }])[0]);
    expect(
      textsOf(flags)
        .map(([id]) => id)
        .slice(0, 2),
    ).toEqual(['today', 'planned']);
    expect(textsOf(flags)[0]).toEqual(['today', '700 Today']);
    expect(axis.events.map(({ id }) => id)).toEqual(['stock-out', 'order', 'closure']);
  });

  it('leads each name down to its stock', () => {
    const { flags, plot } = layoutOf(plansOf([{ ...KETTLE, onHand: 700 }])[0]);
    expect(flags[0]?.to).toBe(plot.placeY(700));
    for (const { from, to } of flags) expect(from).toBeLessThan(to);
  });

  it('names every month below the plot, then what has to be done and what happens', () => {
    const { axis } = layoutOf(plan);
    expect(axis.months.map(({ lines }) => lines[0])).toEqual(['Dec', 'Jan', 'Feb', 'Mar', 'Apr']);
    expect(new Set(axis.months.map(({ y }) => y)).size).toBe(1);
    expect(textsOf(axis.events)).toEqual([
      ['order-now', 'Order now'],
      ['stock-out', 'No order: out Jan 11'],
      ['closure', 'Factories closed'],
    ]);
  });

  it('names the levels beside them', () => {
    const { levels, plot } = layoutOf(plan);
    expect(textsOf(levels)).toEqual([
      ['reorder', 'Reorder at 733'],
      ['safety', 'Safety 152'],
    ]);
    const heights = plot.levels.map((y) => (y / 100) * PLOT_HEIGHT);
    levels.forEach((text, index) => {
      const { top, bottom } = boxesOf(text, PLOT_WIDTHS[0])[0];
      const height = heights[index] ?? 0;
      expect(bottom < height || top > height).toBe(true);
      expect(Math.min(Math.abs(bottom - height), Math.abs(top - height))).toBeLessThan(5);
    });
  });

  it('names the safety stock of 200 products where the stock does not go through the name', () => {
    const env = createEnv({ now: NOW, seed: 3 });
    const upTo = (most: number) => Math.floor(env.random() * most);
    const rows = Array.from({ length: 200 }, (_, index) => ({
      sku: String(index),
      dailySales: 1 + upTo(300) / 10,
      salesDeviation: upTo(80) / 10,
      onHand: upTo(1500),
      inbound: upTo(3) * upTo(500),
      inboundDays: upTo(70),
    }));
    let named = 0;
    for (const one of plansOf(rows)) {
      const { plot, levels } = layoutOf(one);
      const { planned, withoutOrder } = stockLine(one);
      const safety = levels.find(({ id }) => id === 'safety');
      if (!safety) continue;
      named += 1;
      for (const points of [planned, withoutOrder])
        for (const width of PLOT_WIDTHS) {
          const corners = points.map(({ day, stock }) => ({ x: plot.placeX(day), y: plot.placeY(stock) }));
          expect(isCrossed(boxesOf(safety, width)[0], corners, width)).toBe(false);
        }
    }
    expect(named).toBeGreaterThan(150);
  });

  it('has no band of a closure beyond the line', () => {
    const closed = layoutOf(plan);
    expect(closed.closure).toEqual({ x: closed.plot.placeX(62), width: expect.any(Number) });
    const open = layoutOf(plansOf([{ ...KETTLE, onHand: 40_000 }])[0]);
    expect(open.closure).toBeNull();
  });

  it.each([11, 12, 13, 44, 45, 46])('keeps texts of near dates apart: inbound in %d days', (inboundDays) => {
    const layout = layoutOf(plansOf([{ ...KETTLE, inboundDays }])[0]);
    for (const width of PLOT_WIDTHS)
      for (const texts of lanesOf(layout)) expect(overlaps(texts, width)).toEqual([]);
  });

  it('keeps the texts of 200 products of any stock apart and out of the plot, and none of the important ones out', () => {
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
      const line = stockLine(one);
      const ids = lanesOf(layout).flatMap((texts) => texts.map(({ id }) => id));
      const important = [
        one.placeInDays === 0 ? 'order-now' : 'today',
        ...(line.stockOutDay === null ? [] : ['stock-out']),
        ...(line.nextOrderDay === null || one.placeInDays === 0 ? [] : ['order']),
        'reorder',
        ...(line.deliveries.some(({ source }) => source === 'planned') ? ['planned'] : []),
      ];
      expect(ids).toEqual(expect.arrayContaining(important));
      for (const width of PLOT_WIDTHS) {
        for (const texts of lanesOf(layout)) expect(overlaps(texts, width)).toEqual([]);
        const flags = layout.flags.map((text) => boxesOf(text, width)[0]);
        const axis = lanesOf(layout)[1]?.map((text) => boxesOf(text, width)[0]) ?? [];
        expect(flags.filter(({ top, bottom }) => top < -layout.head || bottom > 0)).toEqual([]);
        const levels = layout.levels.map((text) => boxesOf(text, width)[0]);
        expect(levels.filter(({ top, bottom }) => top < 0 || bottom > PLOT_HEIGHT)).toEqual([]);
        expect(axis.filter(({ top, bottom }) => top < 0 || bottom > layout.axis.height)).toEqual([]);
        expect(
          [...flags, ...axis, ...levels].filter(({ left, right }) => left < -LEFT || right > width + RIGHT),
        ).toEqual([]);
      }
    }
  });
});
