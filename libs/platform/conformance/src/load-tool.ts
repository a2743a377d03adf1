import { findTool } from '@seller-toolbox/catalogue';
import { loadAssistant } from '@seller-toolbox/catalogue/assistants';
import { loadRecognizer } from '@seller-toolbox/catalogue/ask';
import { loadFileKinds, loadImports } from '@seller-toolbox/catalogue/imports';
import { loadProducts } from '@seller-toolbox/catalogue/products';
import { loadEngine } from '@seller-toolbox/catalogue/engines';
import { loadSummarize } from '@seller-toolbox/catalogue/summaries';
import { pictures } from '@seller-toolbox/catalogue/pictures';
import { importBytes, kindsOfFile } from '@seller-toolbox/file-import/recognize-file';
import type { ImportHook } from '@seller-toolbox/tool-contract';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse, relative, sep } from 'node:path';
import type { ImportExample, SourceFile, ToolUnderTest } from './tool-under-test.ts';

const LIBRARIES = join(import.meta.dirname, '../../..');

/** Beside the locale files: which of their texts are shared terms. */
const LINKED_TERMS = 'linked-terms.json';

/** Loads a tool of the workspace: engine from the catalogue, everything else from its folder. */
export async function loadTool(id: string): Promise<ToolUnderTest> {
  const manifest = findTool(id);
  const engine = await loadEngine(id);
  const shape = pictures[id];
  const summarize = await loadSummarize(id);
  if (!manifest || !engine || !shape) throw new Error(`the catalogue has no tool "${id}"`);
  if (!summarize) throw new Error(`"${id}" has no entry ./summary`);
  const folder = join(LIBRARIES, 'tools', id);
  const imports = await loadImports(id);
  return {
    folder: id,
    manifest,
    engine,
    summarize,
    assistant: await loadAssistant(id),
    packageJson: readJson(join(folder, 'package.json')),
    picture: { text: readFileSync(join(folder, 'src/picture.svg'), 'utf8'), shape },
    locales: readLocales(join(folder, 'src/locales')),
    partLocales: readParts(join(folder, 'src/locales')),
    sources: readSources(join(folder, 'src')),
    sharedData: readSources(join(LIBRARIES, 'platform/reference-data/src')).map(({ text }) => text),
    hasReadme: existsSync(join(folder, 'README.md')),
    recognize: await loadRecognizer(id),
    products: await loadProducts(id),
    imports,
    importExamples: imports ? await readImportExamples(join(folder, 'src/import/examples'), imports) : [],
    showcase: readJsonIfThere(join(folder, 'src/showcase/example.json')),
  };
}

async function readImportExamples(directory: string, { kinds }: ImportHook): Promise<ImportExample[]> {
  const all = await loadFileKinds();
  const files = existsSync(directory) ? readdirSync(directory) : [];
  return Promise.all(
    files.map(async (name) => {
      const bytes = new Uint8Array(readFileSync(join(directory, name)));
      const kindId = parse(name).name;
      const kind = kinds.find(({ id }) => id === kindId);
      const ranked = await kindsOfFile({ name, type: '', read: () => Promise.resolve(bytes) }, all);
      return { kindId, ranked, imported: kind ? await importBytes(bytes, name, kind) : null };
    }),
  );
}

function readLocales(directory: string): ToolUnderTest['locales'] {
  const files = readdirSync(directory).filter((name) => name.endsWith('.json') && name !== LINKED_TERMS);
  return Object.fromEntries(
    files.map((name) => [name.slice(0, -'.json'.length), readJson(join(directory, name))]),
  );
}

function readParts(directory: string): ToolUnderTest['partLocales'] {
  const folders = readdirSync(directory, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return Object.fromEntries(folders.map(({ name }) => [name, readLocales(join(directory, name))]));
}

function readSources(directory: string): SourceFile[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter(({ name }) => /\.tsx?$/.test(name) && !/\.spec\.tsx?$/.test(name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => ({
      path: relative(directory, path).split(sep).join('/'),
      text: readFileSync(path, 'utf8'),
    }));
}

function readJsonIfThere<T>(path: string): T | undefined {
  return existsSync(path) ? readJson<T>(path) : undefined;
}

// The checks validate the content; the type is the expected one.
function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(path, 'utf8')) as T;
}
