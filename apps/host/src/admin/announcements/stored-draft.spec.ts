import { NEW_DRAFT } from './announcement-draft.ts';
import { toStoredDraft } from './stored-draft.ts';

const sound = {
  id: 'a',
  updatedAt: '2026-11-22T00:00:00.000Z',
  draft: { ...NEW_DRAFT, translations: [{ language_code: 'en', title: 'Hello', content: '' }] },
};

describe('an unsaved draft in the browser', () => {
  it('comes back as it was', () => {
    expect(toStoredDraft(JSON.parse(JSON.stringify(sound)))).toEqual(sound);
    expect(toStoredDraft({ ...sound, id: null, updatedAt: null })).toMatchObject({
      id: null,
      updatedAt: null,
    });
  });

  it.each([
    [null],
    ['text'],
    [{}],
    [{ ...sound, draft: null }],
    [{ ...sound, draft: { ...sound.draft, title: 3 } }],
    [{ ...sound, draft: { ...sound.draft, translations: 'en' } }],
    [{ ...sound, draft: { ...sound.draft, translations: [null] } }],
    [{ ...sound, draft: { title: 'only' } }],
  ])('that was tampered with is none: %j', (stored) => {
    expect(toStoredDraft(stored)).toBeNull();
  });
});
