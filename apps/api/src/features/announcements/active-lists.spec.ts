import { activeList } from './active-lists.ts';
import type { AnnouncementRow } from './announcements.table.ts';
import { announcementRow } from './test-announcements.ts';

const NOW = new Date('2026-11-22T10:00:00.000Z');
const after = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);

const row = (title: string, more: Partial<AnnouncementRow> = {}) =>
  announcementRow({
    id: title,
    title,
    translations: [{ language_code: 'en', title: `${title} in English`, content: 'c' }],
    ...more,
  });
const visitor = { language: 'zh', audience: 'user' } as const;
const titles = (rows: AnnouncementRow[], now: Date, query: Parameters<typeof activeList>[1] = visitor) =>
  activeList(rows, query, now).map(({ title }) => title);

describe('activeList', () => {
  it('returns the same object for the same query', () => {
    const rows = [row('stays'), row('begins', { start_time: after(1_000) })];
    const list = activeList(rows, visitor, NOW);
    expect(activeList(rows, { ...visitor }, after(999))).toBe(list);
  });

  it('changes at the instant of a start or end', () => {
    const rows = [
      row('stays'),
      row('begins', { start_time: after(10) }),
      row('ends', { end_time: after(20) }),
    ];
    expect([0, 9, 10, 19, 20].map((milliseconds) => titles(rows, after(milliseconds)))).toEqual([
      ['stays', 'ends'],
      ['stays', 'ends'],
      ['stays', 'begins', 'ends'],
      ['stays', 'begins', 'ends'],
      ['stays', 'begins'],
    ]);
  });

  it('is correct after the clock was set back', () => {
    const rows = [row('ends', { end_time: after(20) })];
    expect(titles(rows, after(20))).toEqual([]);
    expect(titles(rows, NOW)).toEqual(['ends']);
  });

  it('differs by rows, language, audience and position', () => {
    const rows = [row('all'), row('team', { target_audience: 'admin', display_position: 'banner' })];
    expect(titles(rows, NOW)).toEqual(['all']);
    expect(titles(rows, NOW, { ...visitor, language: 'en' })).toEqual(['all in English']);
    expect(titles(rows, NOW, { ...visitor, audience: 'admin' })).toEqual(['all', 'team']);
    expect(titles(rows, NOW, { ...visitor, audience: 'admin', position: 'banner' })).toEqual(['team']);
    expect(titles([row('new')], NOW)).toEqual(['new']);
  });
});
