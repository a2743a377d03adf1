// @ts-check
import { glossaryExceptions, glossaryProblems, readGlossary } from './glossary.mjs';
import { LANGUAGES, localeTexts } from './locale-texts.mjs';
import { openProblems } from './text-exceptions.mjs';
import { styleExceptions, styleProblems } from './text-style.mjs';
import { toolNameProblems } from './tool-names.mjs';
import { ROOT } from './workspace-folders.mjs';

const NOTHING = { open: [], unused: [] };

const texts = localeTexts(ROOT);
const glossary = readGlossary();

describe('localeTexts', () => {
  it('reads the texts of tools, pages, admin section and service', () => {
    expect(texts.length).toBeGreaterThan(4000);
    const places = new Set(texts.map(({ address }) => address.split(':')[0]));
    expect([...places]).toEqual(
      expect.arrayContaining(['fba-calculator', 'host/home', 'admin/users', 'api/notices', 'words/errors']),
    );
  });
});

describe.each(LANGUAGES)('the texts of the site in %s', (language) => {
  it('keep to the glossary, and need each exception', () => {
    const problems = glossaryProblems(glossary, texts, [language]);
    expect(openProblems(problems, glossaryExceptions([language]))).toEqual(NOTHING);
  });

  it('keep the rules of style and the names of tools, and need each exception', () => {
    const problems = [...styleProblems(texts, [language]), ...toolNameProblems(texts, [language])];
    expect(openProblems(problems, styleExceptions([language]))).toEqual(NOTHING);
  });
});
