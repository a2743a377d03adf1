// @ts-check
import { siteTexts } from './data-texts.mjs';
import { glossaryExceptions, glossaryProblems, readGlossary } from './glossary.mjs';
import { LANGUAGES, localeFolders, missingForms } from './locale-texts.mjs';
import { openProblems } from './text-exceptions.mjs';
import { styleExceptions, styleProblems } from './text-style.mjs';
import { toolNameProblems } from './tool-names.mjs';
import { ROOT } from './workspace-folders.mjs';

const NOTHING = { open: [], unused: [] };

const texts = siteTexts(ROOT);
const glossary = readGlossary();

describe('siteTexts', () => {
  it('reads the texts of tools, pages, admin section, service and data files', () => {
    expect(texts.length).toBeGreaterThan(4000);
    const places = new Set(texts.map(({ address }) => address.split(':')[0]));
    expect([...places]).toEqual(
      expect.arrayContaining([
        'fba-calculator',
        'host/home',
        'admin/users',
        'api/notices',
        'words/errors',
        'reference-table/engine/tables/incoterms',
      ]),
    );
  });
});

describe('the plural forms of the site', () => {
  it('are all that a language has', () => {
    expect(localeFolders(ROOT).flatMap(({ place, files }) => missingForms(place, files))).toEqual([]);
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
