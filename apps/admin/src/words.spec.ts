import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE_CODES, type WordTree } from '@seller-toolbox/words';
import { emptyWords, wordsShape } from '@seller-toolbox/words/words-shape';

/** Folders of the section with words of their own; `.` is the frame. */
const FOLDERS = ['.', ...readdirSync(__dirname)].filter((name) =>
  existsSync(join(__dirname, name, 'words/zh.json')),
);

function read(folder: string, language: string): WordTree {
  // The files are texts in sections, which the first test sees to.
  return JSON.parse(readFileSync(join(__dirname, folder, 'words', `${language}.json`), 'utf8')) as WordTree;
}

/** What the code of a folder says; the frame's words are said everywhere. */
function code(folder: string): string {
  const root = join(__dirname, folder);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.spec)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
}

/** Keys that the code names, or that fit one with a part that varies: `roles.${user.role}`. */
function unused(folder: string): string[] {
  const said = code(folder);
  const varied = [...said.matchAll(/`(\w+\.[\w-]*)\$\{[^}]+\}([\w-]*)`/g)];
  return Object.entries(read(folder, 'zh'))
    .flatMap(([section, texts]) => Object.keys(texts).map((key) => `${section}.${key}`))
    .map((key) => key.replace(/_(?:one|other)$/, ''))
    .filter(
      (key) =>
        !said.includes(`'${key}'`) &&
        !varied.some(([, start = '', end = '']) => key.startsWith(start) && key.endsWith(end)),
    );
}

describe.each(FOLDERS)('the words of the admin folder %s', (folder) => {
  it.each(LANGUAGE_CODES)('have the keys and placeholders of zh in %s, and none is empty', (language) => {
    expect(wordsShape(read(folder, language))).toEqual(wordsShape(read(folder, 'zh')));
    expect(emptyWords(read(folder, language))).toEqual([]);
  });

  it.each(['en', 'id', 'vi'])('have no Chinese character in %s', (language) => {
    expect(JSON.stringify(read(folder, language))).not.toMatch(/\p{Script=Han}/u);
  });

  it('has no key that no source uses', () => {
    expect(unused(folder)).toEqual([]);
  });
});
