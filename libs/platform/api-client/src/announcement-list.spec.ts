import { activeAnnouncementsSchema, type ActiveAnnouncement } from '@seller-toolbox/contracts';
import { ANNOUNCEMENT_LIST } from './announcement-list.ts';

const row: ActiveAnnouncement = {
  id: '1',
  title: 'Title',
  content: 'Content',
  type: 'info',
  priority: 0,
  target_audience: 'all',
  display_position: 'header',
  start_time: null,
  end_time: '2026-11-22T00:00:00.000Z',
  click_action: null,
  is_closable: true,
  updated_at: '2026-11-22T00:00:00.000Z',
};
const ODD_VALUES = [undefined, null, '', 'x', 0, 1.5, true, {}, []];

describe('ANNOUNCEMENT_LIST', () => {
  it('accepts the same values as the contract', () => {
    for (const field of Object.keys(row)) {
      for (const value of ODD_VALUES) {
        const answer = [{ ...row, [field]: value }];
        const expected = activeAnnouncementsSchema.safeParse(answer).success;
        expect({ field, value, taken: ANNOUNCEMENT_LIST.safeParse(answer).success }).toEqual({
          field,
          value,
          taken: expected,
        });
      }
    }
  });

  it.each([[null], [{}], ['x'], [[null]], [[row, 3]]])('rejects %j', (answer) => {
    expect(ANNOUNCEMENT_LIST.safeParse(answer).success).toBe(false);
  });

  it('accepts an empty list', () => {
    expect(ANNOUNCEMENT_LIST.safeParse([])).toEqual({ success: true, data: [] });
  });
});
