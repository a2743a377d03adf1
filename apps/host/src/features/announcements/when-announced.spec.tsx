import { ApiError } from '@seller-toolbox/api-client';
import type { ActiveAnnouncement } from '@seller-toolbox/contracts/public-announcements';
import { ANNOUNCEMENTS_CLEARED } from '@seller-toolbox/announcement-view/clear-announcements-cache';
import { whenAnnounced } from './when-announced.ts';

const ANNOUNCEMENT = { id: 'a' } as ActiveAnnouncement;

type Answer = readonly ActiveAnnouncement[] | Error;

/** Answers in order, the last one for all further requests. */
function watch(...answers: Answer[]) {
  const asked: string[] = [];
  const calls: string[] = [];
  const cancel = whenAnnounced(
    'ja',
    () => calls.push('announced'),
    async ({ language }) => {
      const answer = answers[Math.min(asked.length, answers.length - 1)] ?? [];
      asked.push(language);
      if (answer instanceof Error) throw answer;
      return [...answer];
    },
  );
  return { asked, calls, cancel };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));
const becomeVisible = () => document.dispatchEvent(new Event('visibilitychange'));

describe('whenAnnounced', () => {
  it('calls back for a list with announcements, and asks no more', async () => {
    const { asked, calls } = watch([ANNOUNCEMENT]);
    await settle();
    expect(calls).toEqual(['announced']);
    becomeVisible();
    await settle();
    expect(asked).toEqual(['ja']);
    expect(calls).toEqual(['announced']);
  });

  it.each([
    ['the tab becomes visible', becomeVisible],
    ['the cache was cleared', () => dispatchEvent(new Event(ANNOUNCEMENTS_CLEARED))],
  ])('asks again when %s, after an empty list', async (_, change) => {
    const { asked, calls, cancel } = watch([], [], [ANNOUNCEMENT]);
    await settle();
    change();
    await settle();
    expect(calls).toEqual([]);
    change();
    await settle();
    expect(asked).toHaveLength(3);
    expect(calls).toEqual(['announced']);
    cancel();
  });

  describe('when the service fails', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());
    const failure = (status: number) => new ApiError({ code: 'network.failed', status, message: '' });

    it.each([
      [[failure(503), failure(503), failure(503), [ANNOUNCEMENT]], 4, ['announced']],
      [[failure(503)], 4, []],
      [[failure(422)], 1, []],
    ])('with %j asks %d times', async (answers, times, expected) => {
      const { asked, calls, cancel } = watch(...answers);
      await jest.advanceTimersByTimeAsync(60_000);
      expect(asked).toHaveLength(times);
      expect(calls).toEqual(expected);
      cancel();
    });
  });

  it('does not call back after it is cancelled', async () => {
    const { asked, calls, cancel } = watch([ANNOUNCEMENT]);
    cancel();
    becomeVisible();
    await settle();
    expect(asked).toHaveLength(1);
    expect(calls).toEqual([]);
  });
});
