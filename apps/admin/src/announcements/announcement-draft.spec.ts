import type { Announcement } from '@seller-toolbox/contracts/announcements';
import {
  checkDraft,
  isSavedAs,
  NEW_DRAFT,
  nextLanguage,
  sameDraft,
  toDraft,
  withStatus,
  type AnnouncementDraft,
} from './announcement-draft.ts';
import { fromLocalTime } from './local-time.ts';

const draft = (more: Partial<AnnouncementDraft> = {}): AnnouncementDraft => ({
  ...NEW_DRAFT,
  title: '系统维护',
  content: '周日两点维护',
  ...more,
});

const problemsOf = (more: Partial<AnnouncementDraft>) => {
  const checked = checkDraft(draft(more), 'zh');
  return 'problems' in checked ? checked.problems : [];
};

const saved: Announcement = {
  id: '0199aa00-0000-7000-8000-000000000001',
  title: '系统维护',
  content: '<p>周日两点维护</p>',
  type: 'maintenance',
  priority: 5,
  target_audience: 'user',
  display_position: 'banner',
  start_time: '2026-11-22T02:00:00.000Z',
  end_time: null,
  click_action: '/feedback',
  is_closable: false,
  language: 'zh',
  updated_at: '2026-11-21T00:00:00.000Z',
  status: 'scheduled',
  stored_status: 'active',
  translations: [{ language_code: 'en', title: 'Maintenance', content: 'On Sunday' }],
  created_by_username: 'admin',
  created_at: '2026-11-20T00:00:00.000Z',
  view_count: 7,
  seen_count: 70,
};

describe('a draft', () => {
  it.each<[string, Partial<AnnouncementDraft>, string, string]>([
    ['no title', { title: '' }, 'title', 'required'],
    ['a blank title', { title: ' \u3000 ' }, 'title', 'required'],
    ['no content', { content: '\n' }, 'content', 'required'],
    ['a priority of -1', { priority: '-1' }, 'priority', 'too-small'],
    ['a priority of 101', { priority: '101' }, 'priority', 'too-large'],
    ['a priority of 101 in full-width digits', { priority: '１０１' }, 'priority', 'too-large'],
    [
      'an end at its start',
      { start_time: '2026-11-22T10:00', end_time: '2026-11-22T10:00' },
      'end_time',
      'end-before-start',
    ],
    ['a start in the year 202611', { start_time: '202611-01-01T10:00' }, 'start_time', 'invalid-date'],
    ['an end in the year 26', { end_time: '0026-11-22T10:00' }, 'end_time', 'invalid-date'],
    ['an address that runs a script', { click_action: 'javascript:alert(1)' }, 'click_action', 'invalid-url'],
    ['a title of 201 characters', { title: '字'.repeat(201) }, 'title', 'too-long'],
    [
      'two translations into one language',
      {
        translations: [
          { language_code: 'en', title: 'a', content: 'a' },
          { language_code: 'en', title: 'b', content: 'b' },
        ],
      },
      'translations',
      'duplicate-language',
    ],
  ])('with %s is not sent', (_title, more, path, code) => {
    expect(problemsOf(more)).toEqual([{ path, code }]);
  });

  it.each<[string, Partial<AnnouncementDraft>]>([
    ['a priority of 0', { priority: '0' }],
    ['a priority of 100', { priority: '100' }],
    ['an end a minute later', { start_time: '2026-11-22T10:00', end_time: '2026-11-22T10:01' }],
    ['an end only', { end_time: '2026-11-22T10:00' }],
    ['a title of 200 characters', { title: '字'.repeat(200) }],
    ['a path of the site', { click_action: '/tools' }],
    ['an address', { click_action: 'https://example.com/a?b=c' }],
  ])('with %s is sent', (_title, more) => {
    expect(problemsOf(more)).toEqual([]);
  });

  it('is trimmed, with null for blank fields and 0 for an invalid priority', () => {
    const checked = checkDraft(draft({ title: ' 系统维护 ', priority: 'high', click_action: ' ' }), 'zh');
    expect(checked).toMatchObject({
      input: { title: '系统维护', priority: 0, click_action: null, start_time: null, end_time: null },
    });
  });

  it.each([
    ['５０', 50],
    [' 7 ', 7],
    ['0x10', 0],
    ['', 0],
  ])('takes a priority typed as %j for %d', (priority, read) => {
    expect(checkDraft(draft({ priority }), 'zh')).toMatchObject({ input: { priority: read } });
  });

  it('equals its saved version until a field differs', () => {
    const checked = checkDraft(toDraft(saved), 'zh');
    if (!('input' in checked)) throw new Error('it was sound');
    expect(
      isSavedAs(checked.input, { ...saved, updated_at: '2026-11-22T00:00:00.000Z', view_count: 9 }),
    ).toBe(true);
    const others: Partial<Announcement>[] = [
      { title: '系统' },
      { stored_status: 'draft' },
      { translations: [] },
    ];
    for (const other of others) expect(isSavedAs(checked.input, { ...saved, ...other })).toBe(false);
  });

  it('drops translations without title or content', () => {
    const translations = [
      { language_code: 'en', title: ' Maintenance ', content: 'On Sunday' },
      { language_code: 'ja', title: '', content: '日曜' },
      { language_code: 'vi', title: 'Bảo trì', content: '  ' },
    ] as const;
    expect(checkDraft(draft({ translations }), 'zh')).toMatchObject({
      input: { translations: [{ language_code: 'en', title: 'Maintenance', content: 'On Sunday' }] },
    });
  });

  it('of an announcement is validated to the same announcement', () => {
    const { id, updated_at, ...said } = withStatus(saved, saved.stored_status);
    expect(checkDraft(toDraft(saved), 'zh')).toEqual({ input: said });
    expect([id, updated_at]).toEqual([saved.id, saved.updated_at]);
  });

  it('shows times in the zone of the browser', () => {
    const { start_time: shown } = toDraft(saved);
    expect(fromLocalTime(shown)).toBe(saved.start_time);
  });

  it('is unchanged until a field is edited', () => {
    expect(sameDraft(draft(), draft())).toBe(true);
    expect(sameDraft(draft(), draft({ priority: '1' }))).toBe(false);
  });
});

describe('the next translation', () => {
  it('begins with English and takes each language once', () => {
    const of = (...languages: ('en' | 'ja' | 'id' | 'vi' | 'zh-TW')[]) =>
      nextLanguage({
        language: 'zh',
        translations: languages.map((language_code) => ({ language_code, title: '', content: '' })),
      });
    expect(of()).toBe('en');
    expect(of('en')).toBe('ja');
    expect(of('ja')).toBe('en');
    expect(of('en', 'ja', 'id', 'vi', 'zh-TW')).toBeUndefined();
  });
});
