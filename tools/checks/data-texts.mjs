// @ts-check
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { LANGUAGES, localeTexts, placeOf } from './locale-texts.mjs';

/** @typedef {import('./locale-texts.mjs').LocaleText} LocaleText */

const DATA_FILE = '.data.ts';

/** With fewer, an object has a proper name in other scripts (北京, Beijing), or is no text by language. */
const MIN_LANGUAGES = 5;

/** The texts of the locale files and of the data files. @param {string} root */
export const siteTexts = (root) => [...localeTexts(root), ...dataTexts(root)];

/**
 * The texts by language of the data files that git tracks or would track: `{ zh: '州', en: 'state', ... }`.
 * @param {string} root
 * @returns {LocaleText[]}
 */
export function dataTexts(root) {
  const list = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--', `*${DATA_FILE}`],
    { cwd: root, encoding: 'utf8' },
  );
  return [...new Set(list.split('\n'))]
    .filter((file) => file !== '')
    .flatMap((file) => {
      const source = readFileSync(join(root, file), 'utf8');
      return source.includes('zh-TW') ? textsOfData(file, source) : [];
    });
}

/**
 * The texts of one data file. Of names that are separated by `|`, which sellers type, the first is shown.
 * @param {string} file
 * @param {string} source
 * @returns {LocaleText[]}
 */
export function textsOfData(file, source) {
  const place = placeOf(file.slice(0, -DATA_FILE.length));
  /** @type {LocaleText[]} */
  const texts = [];
  const visit = (/** @type {ts.Node} */ node, /** @type {readonly string[]} */ path) => {
    if (ts.isObjectLiteralExpression(node)) texts.push(...readTexts(node, `${place}:${path.join('.')}`));
    const inner = nameOf(node);
    const next = inner === undefined ? path : [...path, inner];
    if (ts.isArrayLiteralExpression(node)) {
      node.elements.forEach((element, at) => visit(element, [...next, rowName(element) ?? String(at)]));
    } else {
      ts.forEachChild(node, (child) => visit(child, next));
    }
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest), []);
  return texts;
}

/** @param {ts.Node} node */
function nameOf(node) {
  if (!ts.isVariableDeclaration(node) && !ts.isPropertyAssignment(node)) return undefined;
  return ts.isIdentifier(node.name) || ts.isStringLiteral(node.name) ? node.name.text : undefined;
}

/** The first cell of a row of a table. @param {ts.Expression} element */
function rowName(element) {
  const [first] = ts.isArrayLiteralExpression(element) ? element.elements : [];
  return first && ts.isStringLiteral(first) ? first.text : undefined;
}

/**
 * The texts of an object with a property per language; a property is a text, or an object of texts.
 * @param {ts.ObjectLiteralExpression} node
 * @param {string} address
 * @returns {LocaleText[]}
 */
function readTexts(node, address) {
  const byLanguage = node.properties.flatMap((property) => {
    const name = nameOf(property);
    if (name === undefined || !LANGUAGES.includes(name) || !ts.isPropertyAssignment(property)) return [];
    return partsOf(property.initializer).map(([part, text]) => ({ part, text, language: name }));
  });
  const parts = [...new Set(byLanguage.map(({ part }) => part))];
  return parts.flatMap((part) => {
    const forms = byLanguage
      .filter((text) => text.part === part)
      .map(({ language, text }) => [language, [text.split('|')[0] ?? '']]);
    if (forms.length < MIN_LANGUAGES) return [];
    return [{ address: part === '' ? address : `${address}.${part}`, forms: Object.fromEntries(forms) }];
  });
}

/** @param {ts.Expression} value @returns {[part: string, text: string][]} */
function partsOf(value) {
  if (ts.isStringLiteralLike(value)) return [['', value.text]];
  if (!ts.isObjectLiteralExpression(value)) return [];
  return value.properties.flatMap((property) =>
    ts.isPropertyAssignment(property) && ts.isStringLiteralLike(property.initializer)
      ? [/** @type {[string, string]} */ ([nameOf(property) ?? '', property.initializer.text])]
      : [],
  );
}
