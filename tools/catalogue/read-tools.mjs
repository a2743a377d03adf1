// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { parsePicture } from './parse-picture.mjs';

/** The languages of every tool; a spec compares them with those of `@seller-toolbox/words`. */
export const LANGUAGES = ['zh', 'zh-TW', 'en', 'ja', 'id', 'vi'];

/** The order of the hub; a spec compares it with `TOOL_CATEGORIES` of the contract. */
export const CATEGORIES = ['optimization', 'financial', 'research', 'management', 'analytics'];

const TOOL_ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const CATALOGUE_KEYS = ['title', 'line', 'keywords'];

/**
 * @typedef {Record<string, unknown> & { id: string, category: string, order: number }} Manifest
 * @typedef {Record<string, string>} CatalogueWords
 * @typedef {import('./parse-picture.mjs').Shape} Shape
 * @typedef {{ manifest: Manifest, words: Record<string, CatalogueWords>, picture: Shape, entries: readonly string[], recognizerWords?: Record<string, unknown>, todayWords?: Record<string, unknown> }} Tool
 */

/**
 * Reads every folder under `libs/tools` with a manifest, sorted by category, order and id. An invalid tool is skipped
 * and reported as a problem, so that it does not block the others.
 * @param {string} root folder of the workspace
 * @returns {{ tools: Tool[], problems: string[] }}
 */
export function readTools(root) {
  const directory = join(root, 'libs/tools');
  /** @type {string[]} */
  const problems = [];
  const tools = listFolders(directory)
    .filter((folder) => existsSync(join(directory, folder, 'src/manifest.ts')))
    .flatMap((folder) => {
      try {
        return [readTool(join(directory, folder), folder)];
      } catch (error) {
        problems.push(`libs/tools/${folder}: ${error instanceof Error ? error.message : String(error)}`);
        return [];
      }
    });
  return { tools: tools.sort((a, b) => compareTools(a.manifest, b.manifest)), problems };
}

/** @param {string} directory */
function listFolders(directory) {
  return existsSync(directory) ? readdirSync(directory).sort() : [];
}

/** @param {string} directory @param {string} folder @returns {Tool} */
function readTool(directory, folder) {
  const manifest = evaluateManifest(readFileSync(join(directory, 'src/manifest.ts'), 'utf8'));
  if (!TOOL_ID.test(folder)) throw new Error('the name of the folder is not kebab-case');
  if (manifest.id !== folder) {
    throw new Error(`the manifest says id "${manifest.id}"; an id equals its folder and never changes`);
  }
  if (!CATEGORIES.includes(manifest.category)) {
    throw new Error(`category "${manifest.category}" is none of ${CATEGORIES.join(', ')}`);
  }
  /** @type {Record<string, CatalogueWords>} */
  const words = {};
  for (const language of LANGUAGES) words[language] = readCatalogueWords(directory, language);
  const entries = readEntries(directory);
  return {
    manifest,
    words,
    picture: readPicture(directory),
    entries,
    ...(entries.includes('./recognize') && { recognizerWords: readRecognizerWords(directory) }),
    ...(entries.includes('./today') && { todayWords: readTodayWords(directory) }),
  };
}

/** @param {string} directory */
function readPicture(directory) {
  const path = join(directory, 'src/picture.svg');
  if (!existsSync(path)) throw new Error('src/picture.svg is missing');
  return parsePicture(readFileSync(path, 'utf8'));
}

/** The entry points of the package: `./engine`, `./ui` and the optional ones. @param {string} directory @returns {string[]} */
function readEntries(directory) {
  const path = join(directory, 'package.json');
  return existsSync(path) ? Object.keys(JSON.parse(readFileSync(path, 'utf8')).exports ?? {}) : [];
}

/**
 * Evaluates a manifest as data: with its types removed and without imports.
 * @param {string} source
 * @returns {Manifest}
 */
export function evaluateManifest(source) {
  const { code } = transformSync(source, {
    loader: 'ts',
    format: 'cjs',
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
  });
  /** @type {{ exports: { manifest?: Manifest } }} */
  const module = { exports: {} };
  const reject = (/** @type {string} */ name) => {
    throw new Error(`src/manifest.ts imports "${name}" at run time; a manifest is data, use \`import type\``);
  };
  new Function('module', 'exports', 'require', code)(module, module.exports, reject);
  const { manifest } = module.exports;
  if (!manifest) throw new Error('src/manifest.ts has no `export const manifest`');
  return manifest;
}

/** @param {string} directory @param {string} language @returns {CatalogueWords} */
function readCatalogueWords(directory, language) {
  const path = join(directory, 'src/locales', `${language}.json`);
  if (!existsSync(path)) throw new Error(`src/locales/${language}.json is missing`);
  const { catalogue } = JSON.parse(readFileSync(path, 'utf8'));
  return Object.fromEntries(
    CATALOGUE_KEYS.map((key) => {
      const text = catalogue?.[key];
      if (typeof text !== 'string' || text.trim() === '') {
        throw new Error(`src/locales/${language}.json has no text for "catalogue.${key}"`);
      }
      return [key, text];
    }),
  );
}

/** @param {string} directory */
function readRecognizerWords(directory) {
  return Object.fromEntries(
    LANGUAGES.map((language) => {
      const path = join(directory, 'src/locales/recognize', `${language}.json`);
      if (!existsSync(path)) throw new Error(`src/locales/recognize/${language}.json is missing`);
      return [language, JSON.parse(readFileSync(path, 'utf8'))];
    }),
  );
}

/** The texts of the rows for today, with the names of events. @param {string} directory */
function readTodayWords(directory) {
  return Object.fromEntries(
    LANGUAGES.map((language) => {
      const { ui } = JSON.parse(readFileSync(join(directory, 'src/locales', `${language}.json`), 'utf8'));
      const rows = Object.entries(ui).filter(([key]) => /^(today|event)-/.test(key));
      return [language, { ui: Object.fromEntries(rows) }];
    }),
  );
}

/** @param {Manifest} a @param {Manifest} b */
function compareTools(a, b) {
  return (
    CATEGORIES.indexOf(a.category) - CATEGORIES.indexOf(b.category) ||
    a.order - b.order ||
    (a.id < b.id ? -1 : 1)
  );
}
