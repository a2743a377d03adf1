import * as fc from 'fast-check';
import { DAY } from '@seller-toolbox/tool-contract/durations';
import {
  CLICK_RETENTION_MS,
  NO_CLICKS,
  popularIds,
  recentIds,
  toToolClicks,
  withClick,
} from './tool-clicks.model.ts';

/** A Wednesday. */
const NOW = Date.parse('2026-11-18T10:00:00Z');

function clicks(...list: readonly (readonly [id: string, instant: number])[]) {
  return list.reduce((sum, [id, instant]) => withClick(sum, id, instant), NO_CLICKS);
}

describe('a click on a tool', () => {
  it('is counted for the tool, its week and its month', () => {
    const { records, weeks } = clicks(['alpha', NOW - 40 * DAY], ['alpha', NOW - 10 * DAY], ['alpha', NOW]);
    expect(records).toEqual([
      { toolId: 'alpha', clickCount: 3, lastClicked: NOW, weeklyClicks: 1, monthlyClicks: 2 },
    ]);
    expect(weeks).toEqual([
      { week: '2026-47', toolStats: { alpha: 1 } },
      { week: '2026-45', toolStats: { alpha: 1 } },
      { week: '2026-41', toolStats: { alpha: 1 } },
    ]);
  });

  it('moves counts of the current week to the past when a new week begins', () => {
    const { records } = clicks(['alpha', NOW], ['beta', NOW + 7 * DAY]);
    expect(
      records.map(({ toolId, weeklyClicks, monthlyClicks }) => [toolId, weeklyClicks, monthlyClicks]),
    ).toEqual([
      ['beta', 1, 1],
      ['alpha', 0, 1],
    ]);
  });

  it.each([
    // The weeks of four Mondays count: 2026-11-16 and the three before it.
    ['2026-11-15T23:59:59.999Z', 0, 1],
    ['2026-11-16T00:00:00.000Z', 1, 1],
    ['2026-10-26T00:00:00.000Z', 0, 1],
    ['2026-10-25T23:59:59.999Z', 0, 0],
  ])('counts one of %s for the week %d times and for the month %d times', (instant, weekly, monthly) => {
    const { records } = clicks(['alpha', Date.parse(instant)], ['beta', NOW]);
    expect(records.find(({ toolId }) => toolId === 'alpha')).toMatchObject({
      weeklyClicks: weekly,
      monthlyClicks: monthly,
    });
  });

  it('drops a week that began more than eight weeks ago, and keeps the count of all time', () => {
    const monday = Date.parse('2026-09-21T00:00:00Z');
    const first = clicks(['alpha', monday]);
    expect(withClick(first, 'beta', monday + CLICK_RETENTION_MS).weeks).toHaveLength(2);
    const later = withClick(first, 'beta', monday + CLICK_RETENTION_MS + 1);
    expect(later.weeks).toHaveLength(1);
    expect(later.records.find(({ toolId }) => toolId === 'alpha')?.clickCount).toBe(1);
  });

  it('drops a week that has not begun, which a wrong clock has left', () => {
    expect(clicks(['alpha', NOW + 70 * DAY], ['beta', NOW]).weeks).toHaveLength(1);
  });
});

describe('tools by clicks', () => {
  it('recentIds lists the last used tool first', () => {
    expect(recentIds(clicks(['alpha', NOW], ['beta', NOW + 1], ['alpha', NOW + 2]))).toEqual([
      'alpha',
      'beta',
    ]);
  });

  it('names the four opened most, at least twice, and of equals the one used later', () => {
    const ids = ['a', 'b', 'b', 'c', 'c', 'c', 'd', 'd', 'e', 'e', 'f', 'f'];
    const all = clicks(...ids.map((id, index): [string, number] => [id, NOW + index]));
    expect(popularIds(all)).toEqual(['c', 'f', 'e', 'd']);
  });

  it('counts as popular only what was opened in the weeks that are kept', () => {
    const old = clicks(['alpha', NOW - 90 * DAY], ['alpha', NOW - 90 * DAY], ['beta', NOW], ['beta', NOW]);
    expect(popularIds(old)).toEqual(['beta']);
  });
});

describe('toToolClicks', () => {
  it('reads back what was written', () => {
    const all = clicks(['alpha', NOW - 9 * DAY], ['beta', NOW]);
    expect(toToolClicks(JSON.parse(JSON.stringify(all)))).toEqual(all);
  });

  it.each([
    null,
    7,
    'text',
    [],
    { records: {}, weeks: 1 },
    { records: [null, { toolId: '<b>', clickCount: 1, lastClicked: 1 }, { toolId: 'a', clickCount: -1 }] },
    {
      weeks: [
        { week: '2026-99', toolStats: {} },
        { week: '2026-47', toolStats: { a: 'x', __proto__: 1 } },
      ],
    },
  ])('drops invalid entries of %j', (value) => {
    const { records, weeks } = toToolClicks(value);
    expect(records).toEqual([]);
    expect(weeks.flatMap(({ toolStats }) => Object.keys(toolStats))).toEqual([]);
  });

  it('returns clicks to which the next one can be added, for any stored value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const next = withClick(toToolClicks(value), 'alpha', NOW);
        expect(recentIds(next)).toContain('alpha');
      }),
    );
  });
});
