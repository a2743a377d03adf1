import { today } from './title-analyzer.today.ts';

it('today of the title analyzer has the newest change of the length limit', () => {
  const now = Date.parse('2026-11-23T12:00:00Z');
  expect(today.rows({ now, timeZone: 'UTC', stored: undefined, rate: null })).toMatchObject([
    {
      kind: 'rule',
      figure: { params: { before: 200, after: 75 } },
      note: { params: { date: { day: '2026-07-27' } } },
    },
  ]);
});
