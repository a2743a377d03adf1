import { createDraftStore, MAX_DRAFTS, type StoredDraft } from './draft-store.ts';

const KEY = 'stb:drafts';
const drafts = createDraftStore({
  key: KEY,
  toDraft: (stored) => (typeof stored === 'string' ? stored : null),
});

const draft = (id: string | null, text: string, userId = 'mei'): StoredDraft<string> => ({
  ...{ userId, id, updatedAt: '2026-11-22T00:00:00.000Z' },
  draft: text,
});
const textOf = (id: string | null, userId = 'mei') => drafts.of({ userId, id })?.draft;

/** A storage for so many characters. */
function fullAt(capacity: number) {
  const setItem = Storage.prototype.setItem;
  return jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
    if (text.length > capacity) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, text);
  });
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('unsaved drafts', () => {
  it('are one per row and one for a new row, each in its latest version', () => {
    drafts.keep(draft('a', 'one'));
    drafts.keep(draft('b', 'two'));
    drafts.keep(draft(null, 'new'));
    drafts.keep(draft('a', 'one more'));
    expect([textOf('a'), textOf('b'), textOf(null)]).toEqual(['one more', 'two', 'new']);
    drafts.forget({ userId: 'mei', id: 'a' });
    expect([textOf('a'), textOf('b'), textOf(null)]).toEqual([undefined, 'two', 'new']);
  });

  it('are restored unchanged', () => {
    drafts.keep(draft('a', 'one'));
    const again = createDraftStore({ key: KEY, toDraft: String });
    expect(again.all()).toEqual([draft('a', 'one')]);
  });

  it('stay when another tab has stored one since then', () => {
    drafts.keep(draft('a', 'one'));
    localStorage.setItem(KEY, JSON.stringify([draft('b', 'of the other tab'), draft('a', 'one')]));
    drafts.keep(draft('a', 'one more'));
    expect([textOf('a'), textOf('b')]).toEqual(['one more', 'of the other tab']);
  });

  it('are not seen by another admin of this browser', () => {
    drafts.keep(draft(null, 'mine'));
    expect(textOf(null, 'li')).toBeUndefined();
    drafts.keep(draft(null, 'theirs', 'li'));
    expect([textOf(null), textOf(null, 'li')]).toEqual(['mine', 'theirs']);
  });

  it(`are ${MAX_DRAFTS} at most: the one that was typed longest ago gives way`, () => {
    for (let index = 0; index < MAX_DRAFTS; index++) drafts.keep(draft(`${index}`, 'text'));
    drafts.keep(draft('0', 'again'));
    expect(drafts.all()).toHaveLength(MAX_DRAFTS);
    drafts.keep(draft('one more', 'text'));
    expect(drafts.all()).toHaveLength(MAX_DRAFTS);
    expect([textOf('0'), textOf('1'), textOf('2')]).toEqual(['again', undefined, 'text']);
  });

  it('are evicted where the storage is full, the oldest first', () => {
    drafts.keep(draft('a', 'x'.repeat(500)));
    drafts.keep(draft('b', 'x'.repeat(500)));
    fullAt(JSON.stringify(drafts.all()).length + 300);
    drafts.keep(draft('c', 'x'.repeat(500)));
    expect([textOf('a'), textOf('b')?.length, textOf('c')?.length]).toEqual([undefined, 500, 500]);
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toHaveLength(2);
  });

  it('live as long as the page where nothing can be stored', () => {
    drafts.keep(draft('a', 'one'));
    fullAt(0);
    drafts.keep(draft('b', 'two'));
    expect([textOf('a'), textOf('b')]).toEqual(['one', 'two']);
  });

  it.each([
    null,
    'text',
    {},
    { ...draft('b', ''), userId: 7 },
    { ...draft('b', ''), draft: 7 },
    { userId: 'mei' },
  ])('are dropped one by one if they were manipulated: %j', (stored) => {
    localStorage.setItem(KEY, JSON.stringify([stored, draft('a', 'one')]));
    expect(drafts.all()).toEqual([draft('a', 'one')]);
    localStorage.setItem(KEY, JSON.stringify(stored));
    expect(drafts.all()).toEqual([]);
  });
});
