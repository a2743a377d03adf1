// @ts-check
import { LANGUAGES } from './read-tools.mjs';

/** @typedef {import('./read-tools.mjs').Tool} Tool */

const HEADER = '// Written by `npm run catalogue` from libs/tools/*; not for editing.\n';

/**
 * The generated part of the catalogue: a map of file names to contents, without timestamps, in the order of the tools.
 *
 * Imports are literal, so that bundlers, Nx and the compiler see them. They end in `.then(…)` because Nx reads
 * `(await import(…)).name` as a static edge.
 * @param {readonly Tool[]} tools
 * @returns {Map<string, string>}
 */
export function renderCatalogue(tools) {
  const ids = tools.map(({ manifest }) => manifest.id);
  return new Map([
    ['metadata.ts', metadata(tools)],
    ['engines.ts', engines(ids)],
    ['assistants.ts', assistants(idsWith(tools, './assistant'))],
    ['sessions.ts', sessions(idsWith(tools, './session'))],
    ['showcases.ts', showcases(idsWith(tools, './showcase'))],
    ['summaries.ts', summaries(idsWith(tools, './summary'))],
    ['today.ts', today(idsWith(tools, './today'))],
    ['recognizers.ts', recognizers(idsWith(tools, './recognize'))],
    ['recognizer-words.ts', partWordLoaders('recognizer')],
    ['today-words.ts', partWordLoaders('today')],
    ['products.ts', products(idsWith(tools, './products'))],
    ['products-ids.ts', productsIds(idsWith(tools, './products'))],
    ['imports.ts', imports(idsWith(tools, './import'))],
    ['screens.ts', screens(ids)],
    ['locales.ts', locales(ids)],
    ['pictures.ts', pictures(tools)],
    ['words.ts', wordLoaders()],
    ...LANGUAGES.map((language) => words(tools, language)),
    ...LANGUAGES.map((language) => partWords('recognizer', tools, language)),
    ...LANGUAGES.map((language) => partWords('today', tools, language)),
  ]);
}

/** The tools whose package has an entry point. @param {readonly Tool[]} tools @param {string} entry */
function idsWith(tools, entry) {
  return tools.filter(({ entries }) => entries.includes(entry)).map(({ manifest }) => manifest.id);
}

/** @param {readonly Tool[]} tools */
function metadata(tools) {
  const rows = tools.map(({ manifest }) => `  ${JSON.stringify(manifest)},\n`).join('');
  return `${HEADER}import type { ToolManifest } from '@seller-toolbox/tool-contract';

export const tools: readonly ToolManifest[] = [
${rows}];

/** Tools with a showcase for the home page. */
export const showcaseIds: readonly string[] = ${JSON.stringify(idsWith(tools, './showcase'))};
`;
}

/** @param {readonly string[]} ids */
function engines(ids) {
  const rows = ids.map(
    (id) => `  '${id}': () => import('@seller-toolbox/${id}/engine').then((entry) => entry.engine),\n`,
  );
  return `${HEADER}import type { AnyEngine } from '@seller-toolbox/tool-contract';

export const engineLoaders: Readonly<Record<string, () => Promise<AnyEngine>>> = {
${rows.join('')}};
`;
}

/** @param {readonly string[]} ids */
function assistants(ids) {
  const rows = ids.map(
    (id) => `  '${id}': () => import('@seller-toolbox/${id}/assistant').then((entry) => entry.assistant),\n`,
  );
  return `${HEADER}import type { AnyToolAssistant } from '@seller-toolbox/tool-contract';

export const assistantLoaders: Readonly<Record<string, () => Promise<AnyToolAssistant>>> = {
${rows.join('')}};
`;
}

/** @param {readonly string[]} ids */
function sessions(ids) {
  const rows = ids.map(
    (id) => `  '${id}': () => import('@seller-toolbox/${id}/session').then((entry) => entry.openSession),\n`,
  );
  return `${HEADER}import type { ToolSession } from '@seller-toolbox/tool-contract';

// The page of the tool knows the types of its session's questions and answers.
export const sessionLoaders: Readonly<Record<string, () => Promise<() => ToolSession<never>>>> = {
${rows.join('')}};
`;
}

/** @param {readonly string[]} ids */
function showcases(ids) {
  const rows = ids.map(
    (id) => `  '${id}': () => import('@seller-toolbox/${id}/showcase').then((entry) => entry.Showcase),\n`,
  );
  const words = ids.map(
    (id) =>
      `  '${id}': {\n${LANGUAGES.map(
        (language) =>
          `    '${language}': () => import('@seller-toolbox/${id}/locales/showcase/${language}').then((file) => file.default),\n`,
      ).join('')}  },\n`,
  );
  return `${HEADER}import type { ShowcaseProps } from '@seller-toolbox/tool-contract';
import type { Language } from '@seller-toolbox/words';
import type { ComponentType } from 'react';
import type { ToolWords } from '../tool-words.ts';

export const showcaseLoaders: Readonly<Record<string, () => Promise<ComponentType<ShowcaseProps>>>> = {
${rows.join('')}};

export const showcaseWordLoaders: Readonly<Record<string, Readonly<Record<Language, () => Promise<ToolWords>>>>> = {
${words.join('')}};
`;
}

/** @param {readonly string[]} ids */
function summaries(ids) {
  const rows = ids.map(
    (id) => `  '${id}': () => import('@seller-toolbox/${id}/summary').then((entry) => entry.summarize),\n`,
  );
  return `${HEADER}import type { AnySummarize } from '@seller-toolbox/tool-contract';

export const summaryLoaders: Readonly<Record<string, () => Promise<AnySummarize>>> = {
${rows.join('')}};
`;
}

/** @param {readonly string[]} ids */
function today(ids) {
  const rows = ids.map(
    (id) => `  '${id}': () => import('@seller-toolbox/${id}/today').then((entry) => entry.today),\n`,
  );
  return `${HEADER}import type { TodayHook } from '@seller-toolbox/tool-contract';

export const todayLoaders: Readonly<Record<string, () => Promise<TodayHook>>> = {
${rows.join('')}};
`;
}

/** @param {readonly string[]} ids */
function recognizers(ids) {
  const rows = ids.map(
    (id) => `  '${id}': () => import('@seller-toolbox/${id}/recognize').then((entry) => entry.recognize),\n`,
  );
  return `${HEADER}import type { Recognize } from '@seller-toolbox/tool-contract';

export const recognizerLoaders: Readonly<Record<string, () => Promise<Recognize>>> = {
${rows.join('')}};
`;
}

/** @param {readonly string[]} ids */
function products(ids) {
  const rows = ids.map(
    (id) => `  '${id}': () => import('@seller-toolbox/${id}/products').then((entry) => entry.products),\n`,
  );
  return `${HEADER}import type { ToolProducts } from '@seller-toolbox/products';

export const productsLoaders: Readonly<Record<string, () => Promise<ToolProducts>>> = {
${rows.join('')}};
`;
}

/** For pages that load no tool's products before the visitor wants them. @param {readonly string[]} ids */
function productsIds(ids) {
  const rows = ids.map((id) => `  '${id}',\n`);
  return `${HEADER}export const allProductsIds: readonly string[] = [\n${rows.join('')}];\n`;
}

/** @param {readonly string[]} ids */
function imports(ids) {
  const rows = ids.map(
    (id) => `  '${id}': () => import('@seller-toolbox/${id}/import').then((entry) => entry.imports),\n`,
  );
  return `${HEADER}import type { ImportHook } from '@seller-toolbox/tool-contract';

export const importLoaders: Readonly<Record<string, () => Promise<ImportHook>>> = {
${rows.join('')}};
`;
}

/** @param {'recognizer' | 'today'} part */
function partWordLoaders(part) {
  const rows = LANGUAGES.map(
    (language) =>
      `  '${language}': () => import('./${part}-words/${language}.ts').then((file) => file.words),\n`,
  );
  return `${HEADER}import type { Language } from '@seller-toolbox/words';
import type { PartWords } from '../tool-words.ts';

export const ${part}WordLoaders: Readonly<Record<Language, () => Promise<PartWords>>> = {
${rows.join('')}};
`;
}

/** @param {readonly string[]} ids */
function screens(ids) {
  const rows = ids.map(
    (id) =>
      `  '${id}': () => import('@seller-toolbox/${id}/ui').then((entry) => ({ default: entry.${toPascalCase(id)} })),\n`,
  );
  return `${HEADER}import type { ToolScreenModule } from '../tool-screen.ts';

export const screenLoaders: Readonly<Record<string, () => Promise<ToolScreenModule>>> = {
${rows.join('')}};
`;
}

/** @param {readonly string[]} ids */
function locales(ids) {
  const row = (/** @type {string} */ id) =>
    `  '${id}': {\n${LANGUAGES.map(
      (language) =>
        `    '${language}': () => import('@seller-toolbox/${id}/locales/${language}').then((file) => file.default),\n`,
    ).join('')}  },\n`;
  return `${HEADER}import type { Language } from '@seller-toolbox/words';
import type { ToolWords } from '../tool-words.ts';

export const localeLoaders: Readonly<Record<string, Readonly<Record<Language, () => Promise<ToolWords>>>>> = {
${ids.map(row).join('')}};
`;
}

/** @param {readonly Tool[]} tools */
function pictures(tools) {
  const rows = tools.map(({ manifest, picture }) => `  '${manifest.id}': ${JSON.stringify(picture)},\n`);
  return `${HEADER}import type { PictureShape } from '@seller-toolbox/tool-contract';

export const pictures: Readonly<Record<string, PictureShape>> = {
${rows.join('')}};
`;
}

function wordLoaders() {
  const rows = LANGUAGES.map(
    (language) => `  '${language}': () => import('./words/${language}.ts').then((file) => file.words),\n`,
  );
  return `${HEADER}import type { Language } from '@seller-toolbox/words';
import type { CatalogueWords } from '../tool-words.ts';

export const wordLoaders: Readonly<Record<Language, () => Promise<CatalogueWords>>> = {
${rows.join('')}};
`;
}

/** @param {readonly Tool[]} tools @param {string} language @returns {[string, string]} */
function words(tools, language) {
  const rows = tools.map(
    ({ manifest, words }) => `  '${manifest.id}': ${JSON.stringify(words[language])},\n`,
  );
  return [
    `words/${language}.ts`,
    `${HEADER}import type { CatalogueWords } from '../../tool-words.ts';

export const words: CatalogueWords = {
${rows.join('')}};
`,
  ];
}

/**
 * The words of a part of all tools in one file: what shows them, shows several tools.
 * @param {'recognizer' | 'today'} part @param {readonly Tool[]} tools @param {string} language @returns {[string, string]}
 */
function partWords(part, tools, language) {
  const rows = tools.flatMap((tool) => {
    const words = tool[`${part}Words`];
    return words ? [`  '${tool.manifest.id}': ${JSON.stringify(words[language])},\n`] : [];
  });
  return [
    `${part}-words/${language}.ts`,
    `${HEADER}import type { PartWords } from '../../tool-words.ts';

export const words: PartWords = {
${rows.join('')}};
`,
  ];
}

/** The screen of `fba-calculator` is called `FbaCalculator`. @param {string} id */
export function toPascalCase(id) {
  return id
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
}
