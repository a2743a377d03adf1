// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bannedWords, plainFiles, toWords } from './plain-words.mjs';
import { ROOT } from './workspace-folders.mjs';

const wordsOf = (/** @type {string} */ text, file = 'libs/sample.ts') =>
  bannedWords(file, text).map(({ word }) => word);

describe('bannedWords', () => {
  it.each([
    ['// The caller is told why.', ['told']],
    ['const roomFor = 1;', ['room']],
    ['const isMendable = true;', ['mendable']],
    ['const MOST_ROWS = 5;', ['MOST_']],
    ['// a, whose b, whose c', ['whose b, whose']],
    ['/* They stand together. */', ['stand together']],
    ['-- what took its place', ['took its place']],
    ['# for whoever asks somebody', ['somebody', 'whoever']],
    ['the field that isAskedFor', ['is asked for']],
    ["throw new Error('There is no such tool');", ['there is no such']],
    ['// Its e-mail address', ['e-mail']],
    ['It did not answer in time.', ['answer in time']],
    ['// The session has ended.', ['session has ended']],
    ['// It gives back what it took.', ['gives back']],
    ['// A tax comes on top.', ['comes on top']],
    ['// The run was given up.', ['given up']],
    ['// It shall not be found, unasked.', ['shall', 'unasked']],
  ])('finds in %s: %j', (line, words) => {
    expect(wordsOf(line)).toEqual(words);
  });

  it.each([
    'let oldSessions = 1;',
    '// a recommendation',
    'const MAX_ROWS = 5;',
    '// the most rows',
    '// a, whose b',
  ])('accepts %s', (line) => {
    expect(wordsOf(line)).toEqual([]);
  });

  it('accepts any word in the strings of data and examples, and in nothing else of them', () => {
    const lines = [
      "'stands, dear', // it isn't \\`quoted",
      '`one',
      'nobody // told`',
      "/* don't mend */",
      'const roomFor = "door";',
    ];
    const found = bannedWords('libs/tools/a/src/engine/words.data.ts', lines.join('\n'));
    expect(found.map(({ line, word }) => [line, word])).toEqual([
      [4, 'mend'],
      [5, 'room'],
    ]);
  });

  it('names the line, from 1', () => {
    expect(bannedWords('a.ts', 'one\nnobody\n')).toMatchObject([{ line: 2, word: 'nobody' }]);
  });
});

describe('toWords', () => {
  it('splits identifiers at capitals and underscores', () => {
    expect(toWords('keepRoom snake_case MAX_ROWS')).toBe('keep Room snake case MAX ROWS');
  });
});

describe('code and docs', () => {
  const files = plainFiles(ROOT);

  it('are read whole', () => {
    expect(files.length).toBeGreaterThan(1500);
    expect(files).toEqual(expect.arrayContaining(['README.md', 'package.json', 'docs/api/openapi.json']));
    expect(files.filter((file) => file.endsWith('locales/en.json'))).toEqual([]);
  });

  it('use no banned word', () => {
    const found = files.flatMap((file) =>
      bannedWords(file, readFileSync(join(ROOT, file), 'utf8')).map(
        ({ line, word, instead }) => `${file}:${line}: "${word}": ${instead}`,
      ),
    );
    expect(found).toEqual([]);
  });
});
