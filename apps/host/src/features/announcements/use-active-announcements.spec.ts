import type { ActiveAnnouncement } from '@seller-toolbox/contracts';
import { byPriority, untilNextEnd } from './use-active-announcements.ts';

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

  it('is asked for again when the next of them ends', () => {
    const list = ['2026-11-22T12:00:05Z', '2026-11-22T12:00:01Z', null].map((end_time) =>
      announcement({ end_time }),
    );
    expect(untilNextEnd(list, NOW)).toBe(1000);
  });

  it.each([[[]], [[null]], [['2026-11-22T12:00:00Z']], [['2026-11-20T00:00:00Z']], [['no date']]])(
    'with the ends %j waits for none: a browser whose clock is ahead does not ask again and again',
    (ends: (string | null)[]) => {
      expect(
        untilNextEnd(
          ends.map((end_time) => announcement({ end_time })),
          NOW,
        ),
      ).toBeNull();
    },
  );
});
