// @ts-check
// Lists the lines of code and docs with words of BANNED: node tools/checks/plain-words.mjs [path ...]
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BANNED_ENGLISH } from './banned-english.mjs';

/**
 * A word that a stranger would not search for, and what to write instead.
 * @type {readonly [RegExp, string][]}
 */
const BANNED = [
  ...BANNED_ENGLISH,
  [/\bstands\b(?! out)/, 'is in'],
  [/\bdoors?\b/, 'interface, entry'],
  [/\brooms?\b/, 'space, capacity'],
  [/\be-mails?\b/, 'email'],
  [/\banswer(s|ed)? in time\b/, 'timed out'],
  [/\b(sessions?|sign-ins?|passwords?|tokens?) (that )?(has|have|had) ended\b/, 'expired, is closed'],
  [/\b(gives?|gave|giving) back\b/, 'returns, releases'],
  [/\bgiven up\b/, 'discarded, stopped, timed out'],
  [/\bshall\b/, 'must, may'],
  [/\bunasked\b/, 'by itself'],
  [/\bof which\b/, 'name the noun again'],
  [/\bwhose\b[^.]*\bwhose\b/, 'two sentences'],
  [/\bmeanwhile\b/, 'since then, at the same time'],
  [/\bat once\b/, 'immediately, or together'],
  [/\b(takes?|took|taken|taking) (the|its|their|his|a) places?\b|\bin place of\b/, 'replaces'],
];

/** Prefixes of limits, as they are written: MAX_ and MIN_ are the field's words. */
const LIMIT_PREFIX = /\b(?:MOST|LONGEST|LEAST|SHORTEST|FEWEST)_/;

/** Files whose strings are texts of sellers, rules or examples: only what is around the strings is checked. */
const OF_TEXTS = /\.(data|examples|fixture)\.ts$/;
/** A comment, or a string: whichever begins first contains the other. */
const COMMENT_OR_STRING = /\/\*[^]*?\*\/|\/\/.*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[^]|[^`\\])*`/g;

/** Places where such a word is the right one: the file, and the text around the word. */
const ALLOWED = [
  { file: /(banned-english|plain-words|text-style(-words)?)\.(spec\.)?mjs$/, text: /./ },
  // Error codes of the API are stored by clients and stay.
  { file: /./, text: /changed-meanwhile/ },
  {
    file: /./,
    text: /T-Shirt And E-Mail|\btime\.atOnce\b|changedMeanwhile\b|living room|room temperature|dorm room|door anchor|phone stand|laptop stand|stand mixer/i,
  },
];

const CODE = /\.(ts|tsx|mjs|cjs|md|css|ya?ml|sh|sql|json|template)$|(^|\/)(Dockerfile|Caddyfile|run)$/;
// Files named after a language are texts for users.
const LEFT_OUT =
  /(^|\/)(generated|node_modules|dist)\/|(^|\/)(zh|zh-TW|en|ja|id|vi)\.json$|^CHANGELOG\.md$|THIRD-PARTY|package-lock/;

/**
 * One line as words: identifiers are split at capitals and underscores.
 * @param {string} line
 */
export function toWords(line) {
  return line.replace(/_/g, ' ').replace(/([a-z0-9])([A-Z])/g, '$1 $2');
}

/**
 * Every line is in its place, strings are empty.
 * @param {string} code
 */
function withoutStrings(code) {
  return code.replace(COMMENT_OR_STRING, (part) => (part.startsWith('/') ? part : part.replace(/./g, '')));
}

/**
 * The banned words of one text, each with its line (from 1) and what to write instead.
 * @param {string} file decides what is allowed in it
 * @param {string} text
 * @returns {{ line: number, word: string, instead: string, text: string }[]}
 */
export function bannedWords(file, text) {
  const allowed = ALLOWED.filter((place) => place.file.test(file));
  const checked = OF_TEXTS.test(file) ? withoutStrings(text) : text;
  return checked.split('\n').flatMap((line, index) => {
    if (allowed.some((place) => place.text.test(line))) return [];
    const words = toWords(line).toLowerCase();
    const found = BANNED.map(([pattern, instead]) => ({ word: pattern.exec(words)?.[0], instead }));
    found.push({ word: LIMIT_PREFIX.exec(line)?.[0], instead: 'MAX_, MIN_' });
    return found.flatMap(({ word, instead }) =>
      word === undefined ? [] : [{ line: index + 1, word, instead, text: line.trim() }],
    );
  });
}

/**
 * Files of code and docs that git tracks or would track.
 * @param {string} root
 * @param {readonly string[]} [paths] below it; none means all
 */
export function plainFiles(root, paths = []) {
  const list = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...paths],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    },
  );
  return [...new Set(list.split('\n'))].filter(
    (file) => CODE.test(file) && !LEFT_OUT.test(file) && existsSync(join(root, file)),
  );
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const root = process.cwd();
  let count = 0;
  for (const file of plainFiles(root, process.argv.slice(2))) {
    for (const { line, word, instead, text } of bannedWords(file, readFileSync(join(root, file), 'utf8'))) {
      count += 1;
      console.log(`${file}:${line}: "${word}" (${instead}): ${text.slice(0, 160)}`);
    }
  }
  console.log(`${count} lines with banned words`);
  process.exitCode = count === 0 ? 0 : 1;
}
