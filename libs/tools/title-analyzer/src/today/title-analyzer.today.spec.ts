import { today } from './title-analyzer.today.ts';

const rowsOn = (day: string) =>
  today.rows({ now: Date.parse(`${day}T12:00:00Z`), timeZone: 'UTC', stored: undefined, rate: null });

it('today of the title analyzer has the newest change of the length limit', () => {
  expect(rowsOn('2026-07-27')).toMatchObject([
    {
      kind: 'rule',
      label: { code: 'today-rule' },
      figure: { params: { before: 200, after: 75 } },
      note: { code: 'today-since', params: { date: { day: '2026-07-27' } } },
    },
  ]);
});

it('today of the title analyzer says that a change is still to come', () => {
  expect(rowsOn('2026-07-26')).toMatchObject([
    {
      label: { code: 'today-coming' },
      note: { code: 'today-from', params: { date: { day: '2026-07-27' } } },
    },
  ]);
});
