import type { ActiveQuery } from '@seller-toolbox/contracts';
import type { StaleIfErrorCache } from '../../db/stale-if-error-cache.ts';
import { toActiveAnnouncement } from './announcements.mapper.ts';
import type { AnnouncementRow } from './announcements.table.ts';
import { createAnnouncementVersions, announcementVersions } from './announcement-versions.ts';
import { announcementRow } from './test-announcements.ts';

const announcement = (more: Partial<AnnouncementRow> = {}, language: ActiveQuery['language'] = 'zh') =>
  toActiveAnnouncement(announcementRow(more), language);
const NOW = Date.parse('2026-11-22T00:00:00Z');

describe('announcementVersions', () => {
  it('contains the positions in the page', () => {
    expect(announcementVersions([])).toBe('');
    expect(announcementVersions([announcement({ display_position: 'popup' })])).toBe('');
    expect(
      announcementVersions([announcement(), announcement({ id: 'b', display_position: 'banner' })]),
    ).toMatch(/^header\.[\w-]{8} banner\.[\w-]{8}$/);
  });

  it('changes with ids and versions, not with the language', () => {
    const one = announcement();
    const marks = [
      [one],
      [announcement({ updated_at: new Date(Date.parse(one.updated_at) + 1) })],
      [one, announcement({ id: 'b' })],
      [announcement({ id: 'b' })],
    ].map(announcementVersions);
    expect(new Set(marks).size).toBe(4);
    expect(announcementVersions([announcement({}, 'en')])).toBe(marks[0]);
  });
});

describe('createAnnouncementVersions', () => {
  /** The pending answer of the database. */
  function marksOver(get: StaleIfErrorCache<AnnouncementRow[]>['get']) {
    return createAnnouncementVersions({ showable: { get, invalidate: () => undefined }, clock: () => NOW });
  }

  it('does not wait for a hanging database', async () => {
    const marks = marksOver(() => new Promise(() => undefined));
    expect(await marks()).toBe('');
    expect(await marks()).toBe('');
  });

  it('returns an empty text while the database is unavailable', async () => {
    expect(await marksOver(() => Promise.reject(new Error('away')))()).toBe('');
  });

  it('shares one lookup between concurrent pages', async () => {
    let asked = 0;
    const marks = marksOver(async () => {
      asked++;
      return { value: [], ageMs: 0, isStale: false };
    });
    await Promise.all([marks(), marks(), marks()]);
    expect(asked).toBe(1);
    await marks();
    expect(asked).toBe(2);
  });
});
