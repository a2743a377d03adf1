// @ts-check
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { LANGUAGES } from './read-tools.mjs';
import { compareTerms, LINKS_FILE, TERMS_FOLDER, writeLocales } from './terms.mjs';

const FOLDER = 'libs/tools/sample/src/locales';

describe('compareTerms', () => {
  /** @type {string} */
  let root;
  beforeEach(() => {
    root = realpathSync(mkdtempSync(join(tmpdir(), 'terms-')));
    write(`${TERMS_FOLDER}/fields.json`, { price: term('price') });
    write(`${TERMS_FOLDER}/exceptions.json`, []);
    write(`${FOLDER}/${LINKS_FILE}`, { 'ui.price': 'fields.price' });
    for (const code of LANGUAGES) writeWords(code, `price ${code}`);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const term = (/** @type {string} */ text, languages = LANGUAGES) =>
    Object.fromEntries(languages.map((code) => [code, `${text} ${code}`]));
  function write(/** @type {string} */ path, /** @type {unknown} */ content) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), JSON.stringify(content));
  }
  const writeWords = (/** @type {string} */ code, /** @type {string} */ price) =>
    write(`${FOLDER}/${code}.json`, { ui: { price, other: 'kept' } });

  it('finds nothing where each text is its term', () => {
    expect(compareTerms(root)).toEqual({ changes: new Map(), drift: [], problems: [] });
  });

  it('names a text that differs from its term, and what is written is the term', () => {
    writeWords('ja', 'cost ja');
    const { changes, drift, problems } = compareTerms(root);
    expect([drift, problems]).toEqual([
      [`${FOLDER}/ja.json: "ui.price" is "cost ja", the term fields.price is "price ja"`],
      [],
    ]);
    writeLocales(root, changes);
    expect(readFileSync(join(root, FOLDER, 'ja.json'), 'utf8')).toBe(
      '{\n  "ui": {\n    "price": "price ja",\n    "other": "kept"\n  }\n}\n',
    );
    expect(compareTerms(root).drift).toEqual([]);
  });

  it('reports a link to an unknown term', () => {
    write(`${FOLDER}/${LINKS_FILE}`, { 'ui.price': 'fields.cost' });
    expect(compareTerms(root).problems).toEqual([
      `${FOLDER}/${LINKS_FILE}: "ui.price" names "fields.cost", which is no term`,
    ]);
  });

  it.each(['ui.cost', 'ui', 'findings.price'])('reports a link of the key %s, which has no text', (key) => {
    write(`${FOLDER}/${LINKS_FILE}`, { [key]: 'fields.price' });
    const { changes, problems } = compareTerms(root);
    expect(problems[0]).toBe(`${FOLDER}/zh.json: no text "${key}", which ${LINKS_FILE} names`);
    expect([problems.length, changes.size]).toEqual([LANGUAGES.length, 0]);
  });

  it('reports a link in a folder without locale files', () => {
    write(`apps/sample/src/words/${LINKS_FILE}`, { 'ui.price': 'fields.price' });
    expect(compareTerms(root).problems).toContain(
      `apps/sample/src/words/en.json: no text "ui.price", which ${LINKS_FILE} names`,
    );
  });

  it.each([
    ['without a language', LANGUAGES.slice(1)],
    ['with an unknown language', [...LANGUAGES, 'fr']],
  ])('reports a term %s', (_, languages) => {
    write(`${TERMS_FOLDER}/units.json`, { days: term('days', languages) });
    expect(compareTerms(root).problems).toEqual([expect.stringContaining('units.days needs a text')]);
  });
});
