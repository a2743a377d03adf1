// @ts-check
import { screenOf } from './page-chunks.mjs';
import { HOST, routeFile, ROUTES } from './site-files.mjs';

/**
 * @typedef {Pick<import('vite').Rolldown.OutputChunk, 'fileName' | 'moduleIds' | 'imports' | 'dynamicImports'> & { css: readonly string[] }} Chunk
 * @typedef {{ base: string[], tools: Record<string, string[]> }} FileSet
 * @typedef {FileSet & { words: Record<string, FileSet> }} SiteFiles
 * @typedef {{ toolIds: readonly string[], languages: readonly string[], screenOf: (toolId: string) => string, frame: readonly string[] }} SiteParts
 */

const WORDS = /\/([\w-]+)\.(?:json|ts)$/;
const TOOL_WORDS = /\/tools\/([\w-]+)\/src\/locales\//;
/** They are on every page, and their names have no hash. */
const FIXED = ['/favicon.svg'];

/**
 * What every page, every tool and every language needs of the client build, so that a browser can keep it.
 * @param {import('vite').Rolldown.RolldownOutput} build @param {readonly string[]} toolIds @param {readonly string[]} languages
 */
export function offlineFiles(build, toolIds, languages) {
  const chunks = build.output.flatMap((file) =>
    file.type === 'chunk' ? [{ ...file, css: [...(file.viteMetadata?.importedCss ?? [])] }] : [],
  );
  // Styles come with their chunks; all else that is no script of the page belongs to its workers.
  const workers = build.output.flatMap(({ type, fileName }) =>
    type === 'asset' && !/\.(css|map)$/.test(fileName) ? [fileName] : [],
  );
  const parts = {
    toolIds,
    languages,
    screenOf,
    frame: [`${HOST}src/main.tsx`, ...[...ROUTES.values(), 'tool'].map(routeFile)],
  };
  return sortFiles(chunks, workers, parts);
}

/** @param {readonly Chunk[]} chunks @param {readonly string[]} workers @param {SiteParts} parts @returns {SiteFiles} */
export function sortFiles(chunks, workers, { toolIds, languages, screenOf, frame }) {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const chunkOf = (/** @type {string} */ module) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module));
    if (!chunk) throw new Error(`the client build has no ${module}`);
    return chunk;
  };
  const screens = new Map(toolIds.map((id) => [id, chunkOf(screenOf(id))]));
  const isScreen = new Set(screens.values());
  const words = chunks.flatMap((chunk) => {
    const language = languageOf(chunk, languages);
    return language === null ? [] : [{ chunk, language }];
  });
  const isWords = new Set(words.map(({ chunk }) => chunk));

  /** @param {readonly Chunk[]} starts @param {ReadonlySet<Chunk>} without @returns {Set<Chunk>} */
  const reach = (starts, without) => {
    /** @type {Set<Chunk>} */
    const all = new Set();
    /** @param {Chunk} chunk */
    const add = (chunk) => {
      if (all.has(chunk) || without.has(chunk)) return;
      all.add(chunk);
      for (const file of [...chunk.imports, ...chunk.dynamicImports]) {
        const next = byFile.get(file);
        if (next) add(next);
      }
    };
    starts.forEach(add);
    return all;
  };

  const base = reach(frame.map(chunkOf), new Set([...isScreen, ...isWords]));
  const notOwn = new Set([...base, ...isWords]);
  const tools = toolIds.map((id) => [id, filesOf(reach([/** @type {Chunk} */ (screens.get(id))], notOwn))]);
  return {
    base: [...filesOf(base), ...workers.map((file) => `/${file}`), ...FIXED],
    tools: Object.fromEntries(tools),
    words: Object.fromEntries(
      languages.map((language) => [
        language,
        wordFiles(
          words.filter((found) => found.language === language).map(({ chunk }) => chunk),
          toolIds,
        ),
      ]),
    ),
  };
}

/** @param {readonly Chunk[]} chunks of one language @param {readonly string[]} toolIds @returns {FileSet} */
function wordFiles(chunks, toolIds) {
  /** @param {string | null} id */
  const of = (id) => filesOf(new Set(chunks.filter((chunk) => toolOfWords(chunk) === id)));
  return { base: of(null), tools: Object.fromEntries(toolIds.map((id) => [id, of(id)])) };
}

/** @param {Chunk} chunk */
function toolOfWords({ moduleIds }) {
  return TOOL_WORDS.exec(moduleIds[0] ?? '')?.[1] ?? null;
}

/** The language that all of a chunk is in. @param {Chunk} chunk @param {readonly string[]} languages */
function languageOf({ moduleIds }, languages) {
  const names = new Set(moduleIds.map((id) => WORDS.exec(id)?.[1] ?? ''));
  const [name = ''] = names;
  return names.size === 1 && languages.includes(name) ? name : null;
}

/** @param {ReadonlySet<Chunk>} chunks */
function filesOf(chunks) {
  const files = [...chunks].flatMap(({ fileName, css }) => [fileName, ...css]);
  return [...new Set(files)].sort().map((file) => `/${file}`);
}
