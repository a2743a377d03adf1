// @ts-check
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { LANGUAGES } from './read-tools.mjs';

/** Beside the locale files of a folder: which of its texts are terms, `{ "ui.category": "fields.category" }`. */
export const LINKS_FILE = 'linked-terms.json';

/** The shared terms, one file a group; its README describes them. */
export const TERMS_FOLDER = 'libs/platform/words/src/terms';

/**
 * @typedef {Readonly<Record<string, string>>} Term the text of each language
 * @typedef {{ folder: string, key: string, term: string }} Link a text of a folder, and the id of its term (`group.concept`)
 * @typedef {Record<string, unknown>} LocaleFile
 */

/**
 * The terms of all groups by id, `categories.apparel`.
 * @param {string} root folder of the workspace
 * @returns {{ terms: ReadonlyMap<string, Term>, problems: string[] }}
 */
export function readTerms(root) {
  const files = listFiles(join(root, TERMS_FOLDER)).filter(
    (name) => name.endsWith('.json') && name !== 'exceptions.json',
  );
  const terms = new Map(
    files.flatMap((name) =>
      Object.entries(/** @type {Record<string, Term>} */ (readJson(join(root, TERMS_FOLDER, name)))).map(
        ([concept, term]) => [`${name.slice(0, -'.json'.length)}.${concept}`, term],
      ),
    ),
  );
  const problems = [...terms]
    .filter(([, term]) => Object.keys(term).join() !== LANGUAGES.join() || Object.values(term).includes(''))
    .map(([id]) => `${TERMS_FOLDER}: ${id} needs a text in each of ${LANGUAGES.join(', ')}, in this order`);
  return { terms, problems };
}

/**
 * The links of all folders with texts.
 * @param {string} root
 * @returns {Link[]}
 */
export function readLinks(root) {
  const projects = ['apps', 'libs/platform', 'libs/tools'].flatMap((parent) =>
    listFiles(join(root, parent), false).map((name) => `${parent}/${name}/src`),
  );
  return projects.flatMap((project) =>
    listFiles(join(root, project))
      .filter((path) => path === LINKS_FILE || path.endsWith(`/${LINKS_FILE}`))
      .flatMap((path) => {
        const links = /** @type {Record<string, string>} */ (readJson(join(root, project, path)));
        const folder = `${project}/${path}`.slice(0, -LINKS_FILE.length - 1);
        return Object.entries(links).map(([key, term]) => ({ folder, key, term }));
      }),
  );
}

/**
 * Compares each linked text with its term.
 * @param {string} root
 * @returns {{ changes: ReadonlyMap<string, LocaleFile>, drift: string[], problems: string[] }} the locale files as
 *   the terms have them, where they differ; each text that differs; and links to an unknown term or text
 */
export function compareTerms(root) {
  const { terms, problems } = readTerms(root);
  /** @type {Map<string, LocaleFile>} */
  const files = new Map();
  /** @type {Map<string, LocaleFile>} */
  const changes = new Map();
  /** @type {string[]} */
  const drift = [];
  for (const { folder, key, term: id } of readLinks(root)) {
    const term = terms.get(id);
    if (!term) problems.push(`${folder}/${LINKS_FILE}: "${key}" names "${id}", which is no term`);
    for (const [language, text] of Object.entries(term ?? {})) {
      const path = `${folder}/${language}.json`;
      const file = files.get(path) ?? readLocale(join(root, path));
      files.set(path, file);
      const written = textAt(file, key);
      if (written === undefined) problems.push(`${path}: no text "${key}", which ${LINKS_FILE} names`);
      if (written === undefined || written === text) continue;
      drift.push(`${path}: "${key}" is "${written}", the term ${id} is "${text}"`);
      replaceText(file, key, text);
      changes.set(path, file);
    }
  }
  return { changes, drift, problems };
}

/**
 * Writes the locale files that `compareTerms` returns.
 * @param {string} root
 * @param {ReadonlyMap<string, LocaleFile>} changes
 */
export function writeLocales(root, changes) {
  for (const [path, file] of changes) writeFileSync(join(root, path), `${JSON.stringify(file, null, 2)}\n`);
}

/** @param {LocaleFile} file @param {string} key @returns {string | undefined} */
function textAt(file, key) {
  const text = parentOf(file, key)?.[key.slice(key.lastIndexOf('.') + 1)];
  return typeof text === 'string' ? text : undefined;
}

/** @param {LocaleFile} file @param {string} key @param {string} text */
function replaceText(file, key, text) {
  const parent = parentOf(file, key);
  if (parent) parent[key.slice(key.lastIndexOf('.') + 1)] = text;
}

/** @param {LocaleFile} file @param {string} key @returns {LocaleFile | undefined} */
function parentOf(file, key) {
  return key
    .split('.')
    .slice(0, -1)
    .reduce((/** @type {LocaleFile | undefined} */ node, name) => {
      const child = node?.[name];
      return typeof child === 'object' && child !== null ? /** @type {LocaleFile} */ (child) : undefined;
    }, file);
}

const readLocale = (/** @type {string} */ path) =>
  /** @type {LocaleFile} */ (existsSync(path) ? readJson(path) : {});

/** @param {string} path @returns {unknown} */
function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** Names below a folder, sorted, with slashes. @param {string} directory */
function listFiles(directory, recursive = true) {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive, encoding: 'utf8' })
    .map((path) => path.split(sep).join('/'))
    .sort();
}
