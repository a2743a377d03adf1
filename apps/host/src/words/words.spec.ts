import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE_CODES, type Language } from '@seller-toolbox/words';
import { emptyWords, wordsShape } from '@seller-toolbox/words/words-shape';
import en from './en.json';
import id from './id.json';
import ja from './ja.json';
import vi from './vi.json';
import zhTW from './zh-TW.json';
import zh from './zh.json';

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

const WORDS: Readonly<Record<Language, Words>> = { zh, 'zh-TW': zhTW, en, ja, id, vi };

const HOST = join(__dirname, '..');
const ANNOUNCEMENT_VIEW = join(__dirname, '../../../../libs/platform/announcement-view/src');

/** The source code of the site and of its announcements, as one text. */
function sources(): string {
  return [HOST, ANNOUNCEMENT_VIEW]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((file) => /(?<!\.spec)\.tsx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

/** Whether the code contains a key, or a template that matches it: `footer.${value}Title`. */
function usage(code: string): (key: string) => boolean {
  const named = new Set([...code.matchAll(/'([a-z]\w*\.\w+)'/gi)].map(([, key]) => key));
  const varied = [...code.matchAll(/`(\w+\.\w*)\$\{[\w.]+\}(\w*)`/g)];
  return (key) =>
    named.has(key) || varied.some(([, start = '', end = '']) => key.startsWith(start) && key.endsWith(end));
}

/** Words that only one page carries, or that load on demand. */
const PAGES = [
  'home',
  'today',
  'products',
  'tool-products',
  'file',
  'on-demand',
  'announcements',
  'feedback',
  'terms',
  'privacy',
  'offline',
  'offline-page',
  'vitals',
  'embed-code',
] as const;
/** Pages whose code names whole sections, not single keys. */
const USED_BY_SECTION: readonly string[] = ['terms', 'privacy', 'offline-page'];

function pageWords(page: string, language: Language): Words {
  const folder = page === 'announcements' ? join(ANNOUNCEMENT_VIEW, 'words') : join(__dirname, page);
  return JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')) as Words;
}

describe.each(PAGES)('the locale files of %s', (page) => {
  it.each(LANGUAGE_CODES)('are complete in %s', (language) => {
    expect(wordsShape(pageWords(page, language))).toEqual(wordsShape(pageWords(page, 'zh')));
    expect(emptyWords(pageWords(page, language))).toEqual([]);
  });

  it.each(['en', 'id', 'vi'] as const)('have no Chinese text in %s', (language) => {
    expect(JSON.stringify(pageWords(page, language))).not.toMatch(/\p{Script=Han}/u);
  });

  it('have no key that no source uses', () => {
    const isUsed = usage(sources());
    const isSection = (section: string) =>
      USED_BY_SECTION.includes(page) && sources().includes(`'${section}'`);
    const unused = Object.entries(pageWords(page, 'zh')).flatMap(([section, texts]) =>
      Object.keys(texts)
        .map((key) => `${section}.${key}`)
        .filter((key) => !isUsed(key) && !isSection(section)),
    );
    expect(unused).toEqual([]);
  });
});

describe('the locale files of the site', () => {
  it('have no key that no source uses', () => {
    const isUsed = usage(sources());
    const keys = Object.entries<object>(zh).flatMap(([section, texts]) =>
      Object.keys(texts).map((key) => `${section}.${key}`),
    );
    expect(keys.filter((key) => !isUsed(key))).toEqual([]);
  });

  it.each(LANGUAGE_CODES)('%s has the keys and placeholders of zh', (language) => {
    expect(wordsShape(WORDS[language])).toEqual(wordsShape(zh));
  });

  it.each(LANGUAGE_CODES)('%s leaves no text empty', (language) => {
    expect(emptyWords(WORDS[language])).toEqual([]);
  });

  it.each(['en', 'id', 'vi'] as const)('%s has no Chinese character', (language) => {
    expect(JSON.stringify(WORDS[language])).not.toMatch(/\p{Script=Han}/u);
  });
});
