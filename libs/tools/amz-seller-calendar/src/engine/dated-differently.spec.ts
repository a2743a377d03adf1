import { runEngine } from '@seller-toolbox/tool-contract';
import { engine } from './amz-seller-calendar.engine.ts';
import { eventsDatedDifferently } from './dated-differently.ts';

function run(input: object) {
  const result = runEngine(engine, input, { now: 0 });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.output;
}

const compare = (input: object) =>
  eventsDatedDifferently(run(input), run({ ...input, ruleSet: 'announced-2025-01-01' }));

describe('eventsDatedDifferently', () => {
  it('returns the Prime sales of the year', () => {
    expect(compare({ year: 2026, from: '2026-01-01' })).toMatchObject([
      { event: { id: 'prime-day', date: '2026-06-23', status: 'confirmed' }, isOver: false },
      { event: { id: 'prime-big-deal-days', date: '2026-10-06' }, isOver: false },
    ]);
  });

  it('includes events that are over by the other dates', () => {
    expect(compare({ year: 2026, from: '2026-10-10' })).toEqual([
      {
        event: {
          id: 'prime-big-deal-days',
          date: '2026-10-06',
          dateRange: { start: '2026-10-06', end: '2026-10-07' },
          status: 'confirmed',
        },
        isOver: true,
      },
    ]);
  });

  it('is empty where both agree', () => {
    expect(compare({ year: 2026, from: '2026-11-21' })).toEqual([]);
  });
});
