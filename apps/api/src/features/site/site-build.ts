import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { siteInLanguage, type SiteConfig } from '@seller-toolbox/contracts';
import * as z from 'zod';
import { createContent, type Content } from './content.ts';
import { fillPage } from './fill-page.ts';
import { offlineAddresses, offlineBuildSchema } from './offline-files.ts';

/** `site.json` of the site's build. */
const buildSchema = z.object({
  /** Names the build; another one when anything of it is another. */
  version: z.string().default(''),
  pages: z.array(
    z.object({ path: z.string(), language: z.string(), file: z.string(), status: z.number().default(200) }),
  ),
  notFound: z.record(z.string(), z.string()),
  offline: offlineBuildSchema.optional(),
  scriptHashes: z.array(z.string().regex(/^sha(256|384|512)-[A-Za-z0-9+/=_-]+$/)),
});

const DEFAULT_LANGUAGE = 'zh';
/** Stands for the version in what the build wrote. */
const VERSION = '{{build.version}}';

export interface Page {
  readonly content: Content;
  readonly language: string;
  readonly status: number;
}

/** The built site with the deployer's texts in it. */
export interface SiteBuild {
  readonly scriptHashes: readonly string[];
  /** Null where the site has no such page. A language that it does not have is the default one. */
  readonly findPage: (path: string, language: string | undefined) => Page | null;
  readonly notFoundPage: (language: string | undefined) => Page | null;
  readonly findFile: (path: string) => Content | null;
}

/** Null where nothing was built: the service then answers its API only. */
export function loadSiteBuild(directory: string, config: SiteConfig): SiteBuild | null {
  const index = join(directory, 'site.json');
  if (!existsSync(index)) return null;
  const build = buildSchema.parse(JSON.parse(readFileSync(index, 'utf8')));
  const version = versionOf(build.version, config);
  const read = (file: string) => readFileSync(join(directory, file), 'utf8').replaceAll(VERSION, version);
  const loadPage = (file: string, language: string, status: number) =>
    lazily((): Page => {
      const html = fillPage(read(file), siteInLanguage(config, language));
      return { content: createContent(file, Buffer.from(html)), language, status };
    });
  const pages = new Map(
    build.pages.map(({ path, language, file, status }) => [
      keyOf(path, language),
      loadPage(file, language, status),
    ]),
  );
  const notFound = new Map(
    Object.entries(build.notFound).map(([language, file]) => [language, loadPage(file, language, 404)]),
  );
  const files = listFiles(join(directory, 'client'));
  for (const { path, file, language } of build.offline ? offlineAddresses(build.offline) : []) {
    const fill = (text: string) => (language ? fillPage(text, siteInLanguage(config, language)) : text);
    files.set(
      path,
      lazily(() => createContent(file, Buffer.from(fill(read(file))))),
    );
  }
  return {
    scriptHashes: build.scriptHashes,
    findPage: (path, language) =>
      (
        pages.get(keyOf(path, language ?? DEFAULT_LANGUAGE)) ?? pages.get(keyOf(path, DEFAULT_LANGUAGE))
      )?.() ?? null,
    notFoundPage: (language) => (notFound.get(language ?? '') ?? notFound.get(DEFAULT_LANGUAGE))?.() ?? null,
    findFile: (path) => files.get(path)?.() ?? null,
  };
}

/** The build together with the deployer's texts: what a browser keeps is out of date when either changes. */
function versionOf(build: string, config: SiteConfig): string {
  return createHash('sha256').update(build).update(JSON.stringify(config)).digest('hex').slice(0, 16);
}

/** Every file by its address. Only what is listed is served, so no address can lead out of the folder. */
function listFiles(folder: string): Map<string, () => Content> {
  if (!existsSync(folder)) return new Map();
  return new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => {
        const file = join(entry.parentPath, entry.name);
        const address = `/${relative(folder, file).split(sep).join('/')}`;
        return [address, lazily(() => createContent(entry.name, readFileSync(file)))];
      }),
  );
}

function keyOf(path: string, language: string): string {
  return `${language} ${path}`;
}

function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
