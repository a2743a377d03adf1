import type { AiUseRow } from '@seller-toolbox/contracts/ai-review';
import { sumRows } from './ai-sums.ts';

const row = (day: string, calls: number, cost: number | null, currency: string | null): AiUseRow => ({
  day,
  call: 'title-fix',
  tier: 'premium',
  source: 'ai',
  fault: '',
  calls,
  calls_with_tokens: calls,
  input_tokens: 10,
  output_tokens: 1,
  cost,
  currency,
});

describe('sumRows', () => {
  it('adds calls and tokens, and costs by currency', () => {
    const rows = [
      row('2026-11-21', 2, 1, 'USD'),
      row('2026-11-21', 3, 2, 'CNY'),
      row('2026-11-20', 1, null, null),
    ];
    expect(sumRows(rows, ({ day }) => day)).toMatchObject([
      { key: '2026-11-21', calls: 5, input: 20, output: 2, costs: { USD: 1, CNY: 2 } },
      { key: '2026-11-20', calls: 1, costs: {} },
    ]);
  });
});
