import { toProblems } from '@seller-toolbox/tool-contract';
import {
  activeQuerySchema,
  announcementChangeSchema,
  announcementInputSchema,
  announcementListQuerySchema,
  MAX_ANNOUNCEMENT_CONTENT,
  MAX_ANNOUNCEMENT_TITLE,
} from './announcements.ts';
import { fieldErrorCode } from './error-codes.ts';

const input = (more: object = {}) => ({ title: '维护通知', content: '今晚维护', ...more });
const parse = (more: object = {}) => announcementInputSchema.parse(input(more));

function problemsOf(more: object) {
  const checked = announcementInputSchema.safeParse(input(more));
  return checked.success ? [] : toProblems(checked.error.issues, input(more));
}

describe('a new announcement', () => {
  it('has the defaults of the editor', () => {
    expect(parse()).toEqual({
      language: 'zh',
      title: '维护通知',
      content: '今晚维护',
      type: 'info',
      priority: 0,
      status: 'draft',
      target_audience: 'all',
      display_position: 'header',
      is_closable: true,
      translations: [],
    });
  });

  it('is trimmed; blank fields become null', () => {
    const blank = { start_time: '', end_time: ' ', click_action: '  ' };
    expect(parse({ title: '  a ', content: '\n b\n', ...blank })).toMatchObject({
      title: 'a',
      content: 'b',
      start_time: null,
      end_time: null,
      click_action: null,
    });
    expect(parse({ click_action: ' /tools ' }).click_action).toBe('/tools');
  });

  it.each<[string, object, string, string]>([
    ['no title', { title: undefined }, 'title', 'required'],
    ['a blank title', { title: ' \u3000' }, 'title', 'required'],
    ['no content', { content: '\n\t' }, 'content', 'required'],
    ['a title that is no text', { title: { $ne: '' } }, 'title', 'invalid-type'],
    ['a title too long', { title: '水'.repeat(MAX_ANNOUNCEMENT_TITLE + 1) }, 'title', 'too-long'],
    ['content too long', { content: 'x'.repeat(MAX_ANNOUNCEMENT_CONTENT + 1) }, 'content', 'too-long'],
    ['a zero byte in the content', { content: 'a\u0000b' }, 'content', 'invalid-value'],
    ['half a character in the title', { title: 'a\ud800' }, 'title', 'invalid-value'],
    ['a priority below 0', { priority: -1 }, 'priority', 'too-small'],
    ['a priority above 100', { priority: 101 }, 'priority', 'too-large'],
    ['a priority between two numbers', { priority: 1.5 }, 'priority', 'invalid-type'],
    ['a status that only the clock gives', { status: 'scheduled' }, 'status', 'invalid-value'],
    ['a script as its link', { click_action: 'javascript:alert(1)' }, 'click_action', 'invalid-url'],
    ['another host as its link', { click_action: '//example.com' }, 'click_action', 'invalid-url'],
    ['a day that does not exist', { start_time: '2026-02-30T00:00:00Z' }, 'start_time', 'invalid-date'],
    ['a year before 2000', { start_time: '1999-12-31T23:59:59Z' }, 'start_time', 'invalid-date'],
    ['a year after 2099', { end_time: '2100-01-01T00:00:00Z' }, 'end_time', 'invalid-date'],
    ['a time without a zone', { end_time: '2026-01-01T00:00:00' }, 'end_time', 'invalid-date'],
  ])('with %s is rejected', (_title, more, path, code) => {
    expect(problemsOf(more)).toEqual([{ path, code }]);
  });

  it('accepts the exact limits', () => {
    const longest = '𠮷'.repeat(MAX_ANNOUNCEMENT_TITLE);
    expect(
      problemsOf({ title: longest, priority: 0, content: 'x'.repeat(MAX_ANNOUNCEMENT_CONTENT) }),
    ).toEqual([]);
    expect(problemsOf({ priority: 100 })).toEqual([]);
  });

  it.each([
    ['2026-11-21T10:00:00Z', '2026-11-21T10:00:00Z', false],
    ['2026-11-21T10:00:00Z', '2026-11-21T10:00:00.001Z', true],
    ['2026-11-21T10:00:00Z', '2026-11-21T09:59:59Z', false],
    ['2026-11-21T10:00:00+08:00', '2026-11-21T03:00:00Z', true],
    [null, '2026-11-21T10:00:00Z', true],
    ['2026-11-21T10:00:00Z', '', true],
  ])('from %s to %s: accepted is %s', (start_time, end_time, taken) => {
    const rejected = taken ? [] : [{ path: 'end_time', code: 'end-before-start' }];
    expect(problemsOf({ start_time, end_time })).toEqual(rejected);
  });

  it('drops translations without a title or without content', () => {
    const whole = { language_code: 'en', title: ' Notice ', content: 'Tonight' };
    const translations = [
      { language_code: 'en', title: ' ', content: 'x' },
      { language_code: 'ja', title: 'x', content: '' },
      whole,
    ];
    expect(parse({ translations }).translations).toEqual([{ ...whole, title: 'Notice' }]);
  });

  it.each([
    ['the same language twice', ['en', 'en'], 'translations', 'duplicate-language'],
    ['zh, in which it is written', ['zh'], 'translations', 'duplicate-language'],
    ['a language that the site does not have', ['en', 'fr'], 'translations.1.language_code', 'invalid-value'],
  ])('rejects translations into %s', (_title, languages, path, code) => {
    const translations = languages.map((language_code) => ({ language_code, title: 't', content: 'c' }));
    expect(problemsOf({ translations })).toEqual([{ path, code }]);
  });

  it('drops unknown fields', () => {
    const more = { id: 'x', view_count: 9, created_by: 'x', created_at: 'x', role: 'x', updated_at: 'x' };
    expect(Object.keys(parse(more)).sort()).toEqual(Object.keys(parse()).sort());
  });
});

describe('a change of an announcement', () => {
  it('may contain its base version', () => {
    const change = input({ updated_at: '2026-11-21T10:00:00.000Z' });
    expect(announcementChangeSchema.parse(change).updated_at).toBe('2026-11-21T10:00:00.000Z');
    expect(announcementChangeSchema.safeParse(input({ updated_at: 'yesterday' })).success).toBe(false);
  });

  it('has the same rules', () => {
    const times = { start_time: '2026-11-21T10:00:00Z', end_time: '2026-11-21T10:00:00Z' };
    expect(announcementChangeSchema.safeParse(input(times)).success).toBe(false);
  });
});

describe('the query of a list', () => {
  it('of active ones defaults to zh and visitors', () => {
    expect(activeQuerySchema.parse({ t: '1', user_session: 's' })).toEqual({
      language: 'zh',
      audience: 'user',
    });
    expect(activeQuerySchema.parse({ language: 'fr' }).language).toBe('zh');
    expect(activeQuerySchema.parse({ language: 'zh-TW' }).language).toBe('zh-TW');
    expect(activeQuerySchema.safeParse({ audience: 'public' }).success).toBe(false);
  });

  it('of all defaults to the first hundred, newest first', () => {
    expect(announcementListQuerySchema.parse({})).toEqual({ page: 1, limit: 100, sort: '-created_at' });
  });

  it.each(['created_by', '--title', 'title desc', '-content', ''])('cannot be sorted by %j', (sort) => {
    expect(announcementListQuerySchema.safeParse({ sort }).success).toBe(false);
  });
});

describe('fieldErrorCode', () => {
  it('returns the specific codes of the specification', () => {
    expect(fieldErrorCode('announcements', { path: 'title', code: 'required' })).toBe(
      'announcements.title-required',
    );
    expect(fieldErrorCode('announcements', { path: 'end_time', code: 'end-before-start' })).toBe(
      'announcements.end-before-start',
    );
    expect(fieldErrorCode('announcements', { path: 'title', code: 'too-long' })).toBeUndefined();
    expect(fieldErrorCode('feedback', { path: 'title', code: 'required' })).toBeUndefined();
  });
});
