import { runEngine } from '@seller-toolbox/tool-contract';
import { engine } from './fba-calculator.engine.ts';

const ITEM = { length: 10, width: 8, height: 4, weight: 0.9, price: 20, date: '2026-05-01' };
const US = { ruleSet: 'amazon-us-2026-01-15' };

function limits(input: Record<string, unknown>) {
  const result = runEngine(engine, { ...ITEM, ...US, ...input }, { now: 0 });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  const { sizeTier, tierLimits } = result.output;
  return { sizeTier, rows: tierLimits.map(({ measure, value, limit }) => [measure, value, limit]) };
}

describe('the limits of a tier', () => {
  it('are those of the sorted sides and of the weight that the tier looks at', () => {
    expect(limits({ length: 4, height: 10 })).toEqual({
      sizeTier: 'large-standard',
      rows: [
        ['longest', 10, 18],
        ['median', 8, 14],
        ['shortest', 4, 8],
        ['shipping-weight', expect.closeTo(2.302, 3), 20],
      ],
    });
    expect(limits({ height: 0.5 }).rows.at(-1)).toEqual(['unit-weight', 0.9, 1]);
  });

  it.each([
    [18, 'large-standard'],
    [18.01, 'small-bulky'],
  ])('hold for a longest side of %d in: %s', (length, tier) => {
    const { sizeTier, rows } = limits({ length });
    expect(sizeTier).toBe(tier);
    for (const [measure, value, limit] of rows) {
      expect([measure, Number(value) <= Number(limit)]).toEqual([measure, true]);
    }
  });

  it('are in the units of the input', () => {
    const metric = { unitSystem: 'metric', length: 25.4, width: 20.32, height: 10.16, weight: 0.4 };
    const [longest, , , weight] = limits(metric).rows;
    expect(longest).toEqual(['longest', expect.closeTo(25.4, 9), expect.closeTo(45.72, 9)]);
    expect(weight?.[2]).toBeCloseTo(9.072, 3);
  });

  it('include length plus girth and the dimensional weight where a tier limits them', () => {
    expect(limits({ length: 30 }).rows).toContainEqual(['length-plus-girth', 54, 130]);
    const british = { marketplace: 'UK', ruleSet: 'amazon-uk-2026-02-01' };
    const { rows } = limits({ ...british, length: 44, width: 33, height: 22, weight: 5 });
    expect(rows.map(([measure]) => measure)).toEqual([
      'longest',
      'median',
      'shortest',
      'unit-weight',
      'dimensional-weight',
    ]);
  });

  it('are none where a tier has no upper limit', () => {
    expect(limits({ length: 60, width: 40, height: 40, weight: 151 })).toEqual({
      sizeTier: 'extra-large-150-plus',
      rows: [],
    });
  });
});
