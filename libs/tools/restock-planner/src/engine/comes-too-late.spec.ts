import { createEnv } from '@seller-toolbox/tool-contract';
import { comesTooLate } from './comes-too-late.ts';
import { engine } from './restock-planner.engine.ts';

const NOW = Date.UTC(2026, 10, 22, 12);

function planOf(onHand: number, productionDays: number | null = null) {
  const input = engine.inputSchema.parse({
    rows: [{ sku: 'CUP', dailySales: 10, salesDeviation: 5, onHand }],
    defaults: { leadTimeDays: 45, targetCoverDays: 30, productionDays },
  });
  const [plan] = engine.run(input, createEnv({ now: NOW, seed: 1 })).rows;
  if (!plan) throw new Error('no plan');
  return plan;
}

describe('comesTooLate', () => {
  it.each([
    [null, false],
    [5, false],
    [1, false],
    [0, false],
    [-1, true],
  ])('with %j days to spare: %j', (spareDays, isLate) => {
    expect(comesTooLate({ spareDays })).toBe(isLate);
  });

  // 45 days of lead time at 10 a day.
  it.each([
    [460, 'order-now', false],
    [450, 'order-now', false],
    [449, 'order-late', true],
    [0, 'out-of-stock', true],
  ])('with %d units, an overdue order: %s, too late %j', (onHand, status, isLate) => {
    const plan = planOf(onHand);
    expect(plan.overdueDays).toBeGreaterThan(0);
    expect([plan.status, comesTooLate(plan)]).toEqual([status, isLate]);
  });
});
