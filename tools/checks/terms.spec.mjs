// @ts-check
import { compareTerms, readLinks, readTerms } from '../catalogue/terms.mjs';
import { localeTexts } from './locale-texts.mjs';
import { termExceptions, unlinkedTexts, unusedTerms } from './terms.mjs';
import { openProblems } from './text-exceptions.mjs';
import { ROOT } from './workspace-folders.mjs';

const TERMS = new Map([
  ['fields.height', { zh: '高', en: 'Height' }],
  ['site.tool', { zh: '工具', en: 'Tool' }],
  ['site.tools', { zh: '工具', en: 'Tools' }],
]);
const LINKS = [
  { folder: 'libs/tools/sample/src/locales/part', key: 'ui.height', term: 'fields.height' },
  { folder: 'apps/host/src/words', key: 'head.tools', term: 'site.tools' },
];
const text = (/** @type {string} */ address, /** @type {string[]} */ ...zh) => ({ address, forms: { zh } });

describe('unlinkedTexts', () => {
  const found = (/** @type {ReturnType<typeof text>[]} */ ...texts) =>
    unlinkedTexts(TERMS, LINKS, texts).map(({ rule, address }) => `${rule} ${address}`);

  it('finds a text that equals a term and has no link', () => {
    expect(found(text('other:ui.height', '高'))).toEqual(['高 other:ui.height']);
  });

  it('accepts a linked text, in a part and in a program', () => {
    expect(found(text('sample/part:ui.height', '高'), text('host:head.tools', '工具'))).toEqual([]);
  });

  it('accepts a longer text, plural forms and search words', () => {
    const texts = [
      text('other:ui.a', '高度'),
      text('other:ui.b', '高', '高'),
      text('other:catalogue.keywords', '高'),
    ];
    expect(found(...texts)).toEqual([]);
  });

  it('names each term of a text with two meanings', () => {
    const [problem] = unlinkedTexts(TERMS, LINKS, [text('other:ui.tool', '工具')]);
    expect(problem?.what).toContain('site.tool or site.tools');
  });
});

describe('unusedTerms', () => {
  it('finds a term without a link', () => {
    expect(unusedTerms(TERMS, LINKS)).toEqual(['site.tool']);
  });
});

describe('the shared terms', () => {
  const { terms } = readTerms(ROOT);
  const links = readLinks(ROOT);

  it('are what the locale files have, and each link names a text and a term', () => {
    const { drift, problems } = compareTerms(ROOT);
    expect({ drift, problems }).toEqual({ drift: [], problems: [] });
  });

  it('are linked wherever a text equals one, and need each exception', () => {
    const problems = unlinkedTexts(terms, links, localeTexts(ROOT));
    expect(openProblems(problems, termExceptions())).toEqual({ open: [], unused: [] });
  });

  it('are each used', () => {
    expect(unusedTerms(terms, links)).toEqual([]);
  });
});
