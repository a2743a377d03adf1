// @ts-check
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { LANGUAGES } from '../catalogue/read-tools.mjs';
import { readJson } from './workspace-folders.mjs';

export { LANGUAGES };

/**
 * A text in all languages: its address (`fba-calculator:ui.tipStorage`), and per language its plural forms (most have one).
 * @typedef {{ address: string, forms: Readonly<Record<string, readonly string[]>> }} LocaleText
 */

const PLURAL_FORM = /_(zero|one|two|few|many|other)$/;
const NO_TEXTS = /(^|\/)(glossary|text-style|generated|node_modules|dist)\//;

/** Whether a text is a list of search words, which has every name that people type. */
export const isSearchWords = (/** @type {Pick<LocaleText, 'address'>} */ { address }) =>
  address.endsWith(':catalogue.keywords');

/** @param {string} text @param {string} sign instead of each placeholder, whose names are no words */
export const replacePlaceholders = (text, sign) => text.replace(/\{\{[^{}]*\}\}/g, sign);

/**
 * Every text of the locale files that git tracks or would track.
 * @param {string} root
 * @returns {LocaleText[]}
 */
export function localeTexts(root) {
  return localeFolders(root).flatMap(({ place, files }) => textsOf(place, files));
}

/**
 * The folders with locale files that git tracks or would track: short name, and the files by language.
 * @param {string} root
 * @returns {{ place: string, files: Readonly<Record<string, object>> }[]}
 */
export function localeFolders(root) {
  const list = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--', '*/zh.json'],
    { cwd: root, encoding: 'utf8' },
  );
  const folders = [...new Set(list.split('\n'))]
    .filter((file) => file !== '' && !NO_TEXTS.test(file))
    .map((file) => file.slice(0, file.lastIndexOf('/')));
  return folders.map((folder) => ({
    place: placeOf(folder),
    files: Object.fromEntries(LANGUAGES.map((code) => [code, readJson(join(root, folder, `${code}.json`))])),
  }));
}

/**
 * The texts of one folder, by the keys of zh.
 * @param {string} place
 * @param {Readonly<Record<string, object>>} files by language
 * @returns {LocaleText[]}
 */
export function textsOf(place, files) {
  const byLanguage = Object.fromEntries(
    Object.entries(files).map(([code, file]) => [code, groupForms(flatten(file))]),
  );
  return Object.keys(byLanguage['zh'] ?? {}).map((key) => ({
    address: `${place}:${key}`,
    forms: Object.fromEntries(Object.entries(byLanguage).map(([code, texts]) => [code, texts[key] ?? []])),
  }));
}

/**
 * Texts with some plural forms of their language and not all: i18next would show the key of a missing one.
 * @param {string} place
 * @param {Readonly<Record<string, object>>} files by language
 * @returns {string[]}
 */
export function missingForms(place, files) {
  return Object.entries(files).flatMap(([code, file]) => {
    const keys = flatten(file).map(([key]) => key);
    const stems = keys.filter((key) => PLURAL_FORM.test(key)).map((key) => key.replace(PLURAL_FORM, ''));
    const wanted = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
    return [...new Set(stems)].flatMap((stem) =>
      wanted
        .filter((form) => !keys.includes(`${stem}_${form}`))
        .map((form) => `${code} ${place}:${stem} has no form _${form}`),
    );
  });
}

/**
 * A short name of a folder with texts: the project, and the folder of a part.
 * @param {string} folder
 */
export function placeOf(folder) {
  const [, project, rest = ''] = /^(?:apps|libs\/\w+)\/([^/]+)\/src(.*)$/.exec(folder) ?? [];
  const parts = rest.split('/').filter((part) => !['', 'features', 'locales', 'words'].includes(part));
  return [project, ...parts].join('/');
}

/**
 * @param {object} node
 * @returns {[key: string, text: string][]}
 */
function flatten(node, path = '') {
  return Object.entries(node).flatMap(([name, entry]) =>
    typeof entry === 'string'
      ? [/** @type {[string, string]} */ ([`${path}${name}`, entry])]
      : flatten(entry, `${path}${name}.`),
  );
}

/** @param {readonly [string, string][]} texts */
function groupForms(texts) {
  /** @type {Record<string, string[]>} */
  const groups = {};
  for (const [key, text] of texts) (groups[key.replace(PLURAL_FORM, '')] ??= []).push(text);
  return groups;
}
