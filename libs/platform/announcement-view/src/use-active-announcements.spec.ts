import { ApiError } from '@seller-toolbox/api-client';
import type { ActiveAnnouncement } from '@seller-toolbox/contracts';
import { QueryClient } from '@tanstack/react-query';
import { announcementsQuery, byPriority, msUntilNextCheck } from './use-active-announcements.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const announcement = (more: Partial<ActiveAnnouncement>): ActiveAnnouncement => ({
  id: 'a',
  title: 't',
  content: 'c',
  type: 'info',
  priority: 0,
  target_audience: 'all',
  display_position: 'header',
  start_time: null,
  end_time: null,
  click_action: null,
  is_closable: true,
  updated_at: '2026-11-22T00:00:00.000Z',
  ...more,
});

describe('a list of announcements', () => {
  it('has the most important first, and those of equal importance as the service has them', () => {
    const list = [10, 90, 10, 50].map((priority, index) => announcement({ id: String(index), priority }));
    expect(byPriority(list).map(({ id }) => id)).toEqual(['1', '3', '0', '2']);
  });

  it('is requested again five seconds after the next end by the clock of the browser', () => {
    const list = ['2026-11-22T12:00:05Z', '2026-11-22T12:00:01Z', null].map((end_time) =>
      announcement({ end_time }),
    );
    expect(msUntilNextCheck(list, NOW)).toBe(6000);
  });

  it('is requested once more if the clock of the browser is ahead and the service still returned it', () => {
    expect(msUntilNextCheck([announcement({ end_time: '2026-11-22T11:59:59Z' })], NOW)).toBe(4000);
  });

  it('waits at most as long as a browser timer can', () => {
    expect(msUntilNextCheck([announcement({ end_time: '2090-01-01T00:00:00Z' })], NOW)).toBe(2 ** 31 - 1);
  });

  it.each([[[]], [[null]], [['2026-11-22T11:59:55Z']], [['2026-11-20T00:00:00Z']], [['no date']]])(
    'with the ends %j waits for none: a browser whose clock is ahead does not ask again and again',
    (ends: (string | null)[]) => {
      expect(
        msUntilNextCheck(
          ends.map((end_time) => announcement({ end_time })),
          NOW,
        ),
      ).toBeNull();
    },
  );
});

describe('announcementsQuery', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** Loads from a service that fails so many times before it answers; `asked` are the milliseconds of the requests. */
  async function load(failures: number, isTemporary = true) {
    const asked: number[] = [];
    const start = Date.now();
    const client = new QueryClient();
    const failure = new ApiError({ code: 'network.failed', status: isTemporary ? 503 : 422, message: '' });
    const ask = async () => {
      asked.push(Date.now() - start);
      if (asked.length <= failures) throw failure;
      return [announcement({})];
    };
    const loading = client.fetchQuery(announcementsQuery('zh', ask)).then(
      (list) => list.length,
      () => null,
    );
    return { asked, client, loading };
  }

  it.each([
    [0, [0], 1],
    [1, [0, 1000], 1],
    [3, [0, 1000, 3000, 6000], 1],
    [4, [0, 1000, 3000, 6000], null],
  ])('after %d failures has requested at %j ms and gives %p', async (failures, times, result) => {
    const { asked, loading } = await load(failures);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await loading).toBe(result);
    expect(asked).toEqual(times);
  });

  it('does not retry what the service rejected for good', async () => {
    const { asked, loading } = await load(1, false);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await loading).toBeNull();
    expect(asked).toHaveLength(1);
  });

  it('does not retry after it was cancelled', async () => {
    const { asked, client, loading } = await load(2);
    await client.cancelQueries();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await loading).toBeNull();
    expect(asked).toHaveLength(1);
  });
});
