import { LANGUAGE_CODES } from '@seller-toolbox/words';
import {
  baseFiles,
  hasShell,
  offlineTools,
  shellPath,
  toolFiles,
  type FileSet,
  type SiteFiles,
} from './site-files.ts';

const words = (code: string): FileSet => ({ base: [`/${code}.js`], tools: { a: [`/a-${code}.js`], b: [] } });
const files: SiteFiles = {
  base: ['/main.js'],
  tools: { a: ['/a.js'], b: ['/b.js', '/shared.js'] },
  // Six languages are six keys.
  words: Object.fromEntries(LANGUAGE_CODES.map((code) => [code, words(code)])) as SiteFiles['words'],
};
const cached =
  (...paths: string[]) =>
  (path: string) =>
    paths.includes(path);

describe('the files to cache', () => {
  it('are for all pages of a language the scripts, its words and the offline shell', () => {
    expect(baseFiles(files, 'ja')).toEqual(['/main.js', '/ja.js', '/shell/ja.html']);
  });

  it('are for a tool its own scripts and its words in the language', () => {
    expect(toolFiles(files, 'ja', 'a')).toEqual(['/a.js', '/a-ja.js']);
    expect(toolFiles(files, 'ja', 'unknown')).toEqual([]);
  });
});

describe('the tools that work without a connection', () => {
  const base = baseFiles(files, 'en');

  it('are those without a missing file', () => {
    expect(offlineTools(files, 'en', cached(...base, '/a.js', '/a-en.js', '/b.js'))).toEqual(['a']);
    expect(offlineTools(files, 'en', cached(...base, '/a.js', '/a-en.js', '/b.js', '/shared.js'))).toEqual([
      'a',
      'b',
    ]);
  });

  it('are none while one file of the base is missing', () => {
    expect(offlineTools(files, 'en', cached('/main.js', '/en.js', '/a.js', '/a-en.js'))).toEqual([]);
  });

  it('are none in a language without cached words', () => {
    expect(offlineTools(files, 'vi', cached(...base, '/a.js', '/a-en.js'))).toEqual([]);
    expect(hasShell('vi', cached(...base))).toBe(false);
    expect(hasShell('en', cached(shellPath('en')))).toBe(true);
  });
});
