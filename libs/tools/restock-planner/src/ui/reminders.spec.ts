import { createEnv } from '@seller-toolbox/tool-contract';
import { createFormat } from '@seller-toolbox/words';
import { engine } from '../engine/restock-planner.engine.ts';
import { reminders } from './reminders.ts';

const PRODUCT = { onHand: 20, dailySales: 2, leadTimeDays: 30 };
const NOW = new Date('2026-11-22T12:00:00Z');

function uidsOf(...skus: string[]) {
  const input = { rows: skus.map((sku) => ({ ...PRODUCT, sku })), today: '2026-11-22' };
  const output = engine.run(engine.inputSchema.parse(input), createEnv({ now: NOW.getTime(), seed: 0 }));
  const words = { t: (key: string) => key, format: createFormat('en') };
  return reminders(output, words, NOW.getTime()).match(/UID:\S+/g) ?? [];
}

describe('reminders', () => {
  it('has two entries for each product, each with a unique UID', () => {
    expect(uidsOf('A', 'B')).toEqual([
      'UID:restock-order-A@seller-toolbox',
      'UID:restock-stock-out-A@seller-toolbox',
      'UID:restock-order-B@seller-toolbox',
      'UID:restock-stock-out-B@seller-toolbox',
    ]);
  });

  it.each([[['A', 'A']], [['A', 'A', 'A#2']], [['', '']]])('of %j do not replace one another', (skus) => {
    const uids = uidsOf(...skus);
    expect(new Set(uids).size).toBe(2 * skus.length);
  });
});
