// @ts-check
import { glossaryProblems, readGlossary, termPattern } from './glossary.mjs';
import { LANGUAGES, localeTexts, missingForms, textsOf } from './locale-texts.mjs';
import { ROOT } from './workspace-folders.mjs';

const GLOSSARY = {
  zh: {
    profit: { terms: ['利润'] },
    margin: { terms: ['利润率'] },
    'peak-season': { terms: ['旺季'], not: ['非旺季'] },
    announcement: { terms: ['公告'], elidable: true },
  },
  en: {
    profit: { terms: ['profit'], banned: ['earnings'], avoid: ['gain'] },
    margin: { terms: ['margin'], banned: ['profit rate'] },
    'peak-season': { terms: ['peak'] },
    announcement: { terms: ['announcement'], banned: ['bulletin'] },
  },
  ja: { browser: { terms: ['ブラウザー'], banned: ['ブラウザ'] } },
};

const problemsOf = (/** @type {string} */ zh, /** @type {string} */ en, key = 'ui.sample') =>
  glossaryProblems(GLOSSARY, [{ address: `sample:${key}`, forms: { zh: [zh], en: [en] } }], ['en']).map(
    ({ rule, what }) => `${rule}: ${what}`,
  );

describe('glossaryProblems', () => {
  it('finds a banned variant, whatever the source says', () => {
    expect(problemsOf('收入', 'Monthly earnings')).toEqual(['profit: "earnings" instead of "profit"']);
  });

  it('finds a missing term', () => {
    expect(problemsOf('每件利润', 'Money per unit')).toEqual(['profit: without "profit"']);
  });

  it('finds a variant to avoid only where the source has the concept', () => {
    expect(problemsOf('利润', 'Profit (gain)')).toEqual(['profit: "gain" instead of "profit"']);
    expect(problemsOf('增益', 'Gain')).toEqual([]);
  });

  it('accepts a term in any case and number', () => {
    expect(problemsOf('利润', 'Profits')).toEqual([]);
  });

  it('reads a phrase within a longer one as the longer one', () => {
    expect(problemsOf('利润率', 'Margin')).toEqual([]);
    expect(problemsOf('利润率与利润', 'Margin')).toEqual(['profit: without "profit"']);
  });

  it('does not recognize a concept in a phrase that means something else', () => {
    expect(problemsOf('非旺季', 'Rest of the year')).toEqual([]);
  });

  it('accepts that an elidable word is left out, but not a wrong name of it', () => {
    expect(problemsOf('公告预览', 'Preview')).toEqual([]);
    expect(problemsOf('公告预览', 'Bulletin')).toEqual([
      'announcement: "bulletin" instead of "announcement"',
    ]);
  });

  it('does not read the names of placeholders', () => {
    expect(problemsOf('利润', '{{profit}}')).toEqual(['profit: without "profit"']);
  });

  it('checks each plural form', () => {
    const texts = [{ address: 'a:b', forms: { zh: ['利润'], en: ['{{count}} profit', '{{count}} gains'] } }];
    expect(glossaryProblems(GLOSSARY, texts, ['en']).map(({ text }) => text)).toEqual([
      '{{count}} gains',
      '{{count}} gains',
    ]);
  });

  it('finds a variant that differs in capitals alone', () => {
    const glossary = { zh: {}, en: { acos: { terms: ['ACOS'], banned: ['ACoS'] } } };
    const texts = [{ address: 'a:b', forms: { zh: [''], en: ['Target ACoS', 'Target ACOS'] } }];
    expect(glossaryProblems(glossary, texts, ['en']).map(({ text }) => text)).toEqual(['Target ACoS']);
  });

  it('leaves out search words', () => {
    expect(problemsOf('利润', 'earnings', 'catalogue.keywords')).toEqual([]);
  });

  it('accepts a banned variant within a longer accepted term', () => {
    const forms = (/** @type {string} */ text) => [{ address: 'a:b', forms: { zh: [''], ja: [text] } }];
    expect(glossaryProblems(GLOSSARY, forms('ブラウザーで'), ['ja'])).toEqual([]);
    expect(glossaryProblems(GLOSSARY, forms('ブラウザで'), ['ja'])).toHaveLength(1);
  });
});

describe('termPattern', () => {
  it.each([
    ['ad', 'en', 'Add an Ad', ['Ad']],
    ['*unggah*', 'id', 'diunggah, mengunggahkan', ['diunggah', 'mengunggahkan']],
    ['cách', 'vi', 'cách, cáchh', ['cách']],
    ['fba', 'ja', 'FBA在庫 FBAX', ['FBA']],
  ])('%s in %s matches in "%s": %j', (term, language, text, found) => {
    expect(text.match(termPattern(term, language))).toEqual(found);
  });
});

describe('the glossary', () => {
  const glossary = readGlossary();
  const concepts = Object.keys(glossary['zh'] ?? {});

  it('has at least 150 concepts in eight groups', () => {
    expect(concepts.length).toBeGreaterThanOrEqual(150);
    const groups = new Set(Object.values(glossary['zh'] ?? {}).map(({ group }) => group));
    expect([...groups].sort()).toEqual([
      'actions',
      'advertising',
      'fees',
      'inventory',
      'listing',
      'platform',
      'shipping',
      'states',
    ]);
  });

  it.each(LANGUAGES)('%s has a term for each concept and bans none of them', (code) => {
    const entries = glossary[code] ?? {};
    expect(Object.keys(entries)).toEqual(concepts);
    const odd = Object.entries(entries).filter(
      ([, { terms, banned = [], avoid = [] }]) =>
        terms.length === 0 || [...banned, ...avoid].some((term) => terms.includes(term)),
    );
    expect(odd).toEqual([]);
  });

  it('has no concept that no text has', () => {
    const sources = localeTexts(ROOT).flatMap(({ forms }) => forms['zh'] ?? []);
    const all = sources.join('\n').toLowerCase();
    const dead = Object.entries(glossary['zh'] ?? {}).filter(
      ([, { terms }]) => !terms.some((term) => all.includes(term.toLowerCase())),
    );
    expect(dead.map(([concept]) => concept)).toEqual([]);
  });
});

describe('textsOf', () => {
  it('groups plural forms by the keys of zh', () => {
    const files = { zh: { ui: { rows: '{{count}} 行' } }, en: { ui: { rows_one: 'a', rows_other: 'b' } } };
    expect(textsOf('place', files)).toEqual([
      { address: 'place:ui.rows', forms: { zh: ['{{count}} 行'], en: ['a', 'b'] } },
    ]);
  });
});

describe('missingForms', () => {
  it('finds a text with one of two plural forms', () => {
    const files = {
      zh: { ui: { rows: '{{count}} 行' } },
      en: { ui: { rows_one: 'a' }, more: { a_other: 'b' } },
    };
    expect(missingForms('place', files)).toEqual([
      'en place:ui.rows has no form _other',
      'en place:more.a has no form _one',
    ]);
  });

  it('accepts all forms of a language, and texts without forms', () => {
    const files = { ja: { a_other: 'x' }, en: { a_one: 'x', a_other: 'y', b: 'z' } };
    expect(missingForms('place', files)).toEqual([]);
  });
});
