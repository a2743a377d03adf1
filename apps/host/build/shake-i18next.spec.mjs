import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { shake } from './shake-i18next.mjs';

const SOURCE = fileURLToPath(import.meta.resolve('i18next')).replace(/dist.*$/, 'dist/esm/i18next.js');
const OPTIONS = {
  lng: 'en',
  fallbackLng: false,
  initAsync: false,
  interpolation: { escapeValue: false, alwaysFormat: true },
};
const FORMATTER = { type: 'formatter', init: () => undefined, format: (value) => `<${value}>` };

/** As a module of its own, in the folder for files of a moment. */
async function shaken(use) {
  const folder = mkdtempSync(join(tmpdir(), 'stb-i18next-'));
  const file = join(folder, 'i18next.mjs');
  writeFileSync(file, shake(readFileSync(SOURCE, 'utf8')));
  try {
    return await use((await import(pathToFileURL(file).href)).default);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('i18next without what the site leaves out', () => {
  it('loses the parts that are never run', () => {
    const code = readFileSync(SOURCE, 'utf8');
    expect(shake(code).length).toBeLessThan(code.length * 0.78);
  });

  it('still finds words, fills them in, tells plurals apart, takes more words and changes the language', async () => {
    await shaken(async (i18next) => {
      const words = i18next.createInstance().use(FORMATTER);
      const en = {
        a: { greeting: 'Hello {{name}}', file_one: '{{count}} file', file_other: '{{count}} files' },
      };
      words.init({ ...OPTIONS, resources: { en } });
      const t = (key, params) => words.t(`a:${key}`, params);
      expect(t('greeting', { name: 'Mei' })).toBe('Hello <Mei>');
      expect([1, 2].map((count) => t('file', { count }))).toEqual(['<1> file', '<2> files']);
      expect(t('missing')).toBe('missing');
      words.addResourceBundle('ja', 'a', { greeting: 'こんにちは {{name}}' }, true, true);
      await words.changeLanguage('ja');
      expect(t('greeting', { name: 'Mei' })).toBe('こんにちは <Mei>');
      await words.loadNamespaces('a');
    });
  });

  it('shows one language at a time, whichever its code is, with the plurals of that language', async () => {
    await shaken(async (i18next) => {
      const words = i18next.createInstance().use(FORMATTER);
      const a = { file_other: '{{count}} 個檔案', plain: 'plain' };
      words.init({ ...OPTIONS, lng: 'zh-TW', supportedLngs: ['zh', 'zh-TW'], resources: { 'zh-TW': { a } } });
      expect(words.getFixedT('zh-TW', 'a')('file', { count: 3 })).toBe('<3> 個檔案');
      expect(words.language).toBe('zh-TW');
      words.addResourceBundle('zh', 'a', { plain: '简体' }, true, true);
      await words.changeLanguage('zh');
      expect(words.getFixedT('zh', 'a')('plain')).toBe('简体');
      expect(words.hasResourceBundle('zh-TW', 'a')).toBe(true);
    });
  });

  it('refers to no text from within another, which it would not find', () => {
    const words = ['apps/host/src', 'libs'].flatMap((folder) =>
      readdirSync(folder, { recursive: true })
        .filter((file) => /src\/.*(?:words|locales|errors)\/.*\.json$/.test(`src/${file}`))
        .map((file) => join(folder, file)),
    );
    expect(words.length).toBeGreaterThan(150);
    expect(words.filter((file) => readFileSync(file, 'utf8').includes('$t('))).toEqual([]);
  });

  it('is the same where nothing is known of the code', () => {
    expect(shake('class Other extends EventEmitter {\n}\n')).toBe('class Other extends EventEmitter {\n}\n');
  });
});
