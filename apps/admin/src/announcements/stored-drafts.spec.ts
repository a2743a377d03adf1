import { NEW_DRAFT } from './announcement-draft.ts';
import { toAnnouncementDraft } from './stored-drafts.ts';

const sound = { ...NEW_DRAFT, translations: [{ language_code: 'en', title: 'Hello', content: '' }] };

describe('an unsaved announcement in the browser', () => {
  it('is restored unchanged', () => {
    expect(toAnnouncementDraft(JSON.parse(JSON.stringify(sound)))).toEqual(sound);
  });

  it('is in Chinese if it was written before there was a choice', () => {
    const { language: _language, ...older } = sound;
    expect(toAnnouncementDraft(older)).toEqual(sound);
  });

  it.each([
    [null],
    ['text'],
    [{}],
    [{ ...sound, title: 3 }],
    [{ ...sound, translations: 'en' }],
    [{ ...sound, translations: [null] }],
    [{ title: 'only' }],
  ])('is dropped if it was manipulated: %j', (stored) => {
    expect(toAnnouncementDraft(stored)).toBeNull();
  });
});
