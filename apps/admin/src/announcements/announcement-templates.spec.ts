import { ANNOUNCEMENT_LANGUAGES } from '@seller-toolbox/contracts/announcements';
import { checkDraft, NEW_DRAFT } from './announcement-draft.ts';
import { isUnwritten, TEMPLATES } from './announcement-templates.ts';
import { templateDraft } from './template-draft.ts';

describe('the templates', () => {
  it.each(TEMPLATES)('%s can be saved as it is, in any original language', (template) => {
    for (const language of ANNOUNCEMENT_LANGUAGES) {
      const draft = templateDraft(template, language);
      const checked = checkDraft(draft, 'en');
      expect(checked).toMatchObject({ input: { status: 'draft', language } });
      expect(draft.translations).toHaveLength(ANNOUNCEMENT_LANGUAGES.length - 1);
      const texts = [draft, ...draft.translations].map(({ title }) => title);
      expect(new Set(texts).size).toBe(ANNOUNCEMENT_LANGUAGES.length);
      expect(isUnwritten(draft)).toBe(false);
    }
  });

  it('are offered while there is no text', () => {
    expect(isUnwritten({ ...NEW_DRAFT, title: ' ', priority: '5' })).toBe(true);
    expect(isUnwritten({ ...NEW_DRAFT, content: 'a' })).toBe(false);
    expect(
      isUnwritten({ ...NEW_DRAFT, translations: [{ language_code: 'en', title: '', content: '' }] }),
    ).toBe(false);
  });
});
