import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { SiteConfig } from '@seller-toolbox/contracts';
import * as z from 'zod';
import { createContent, type Content } from './content.ts';
import { fillPage } from './fill-page.ts';
import { offlineAddresses, offlineBuildSchema } from './offline-files.ts';
import { pageVariants, type PageView } from './page-variants.ts';

/** `site.json` of a build. */
const buildSchema = z.object({
  /** Names the build; another one when anything of it is another. */
  version: z.string().default(''),
  pages: z
    .array(
      z.object({
        path: z.string(),
        language: z.string(),
        file: z.string(),
        status: z.number().default(200),
        /** In full; how much of it a search engine gets is its profile's. */
        head: z.object({ title: z.string(), description: z.string() }).optional(),
        /** False for what is served to whoever has the address, but shall not be found. */
        indexed: z.boolean().default(true),
      }),
    )
    .default([]),
  notFound: z.record(z.string(), z.string()).default({}),
  /** Documents that stand at a path and everywhere below it, in no language of their own. */
  shells: z.array(z.object({ path: z.string(), file: z.string() })).default([]),
  /** Files with places for the configuration, such as the site map. */
  filled: z.array(z.object({ path: z.string(), file: z.string() })).default([]),
  offline: offlineBuildSchema.optional(),
  scriptHashes: z.array(z.string().regex(/^sha(256|384|512)-[A-Za-z0-9+/=_-]+$/)),
});

const DEFAULT_LANGUAGE = 'zh';
/** Stands for the version in what the build wrote. */
const VERSION = '{{build.version}}';

export interface Page {
  readonly language: string;
  readonly status: number;
  readonly indexed: boolean;
  readonly contentFor: (view: PageView) => Content;
}

/** The built site with the deployer's texts in it. */
export interface SiteBuild {
  readonly scriptHashes: readonly string[];
  /** Null where the site has no such page. A language that it does not have is the default one. */
  readonly findPage: (path: string, language: string | undefined) => Page | null;
  readonly notFoundPage: (language: string | undefined) => Page | null;
  /** The document of a part of the site that search engines do not index, such as the admin section. */
  readonly findShell: (path: string) => Content | null;
  readonly findFile: (path: string) => Content | null;
  /** A file that names the site by its full address: the configured one, else `origin`, where it was asked for. */
  readonly findFilled: (path: string, origin: string) => Content | null;
}

/** One program of the site as it was built: its list, and a reader of its files with the version filled in. */
interface BuiltPart {
  readonly build: z.infer<typeof buildSchema>;
  readonly directory: string;
  readonly read: (file: string) => string;
}

/**
 * The site and the admin section, each built into a folder of its own.
 * @param directories the site's first; a folder without a build is left out
 * @returns null where the site was not built: the service then answers its API only
 */
export function loadSiteBuild(directories: readonly string[], config: SiteConfig): SiteBuild | null {
  const parts = readParts(directories, config);
  if (parts.every(({ build }) => build.pages.length === 0)) return null;
  const toPage = (
    { file, language, status, indexed, head }: Omit<z.infer<typeof buildSchema>['pages'][number], 'path'>,
    read: BuiltPart['read'],
  ) => ({
    language,
    status,
    indexed,
    contentFor: pageVariants({ file, read, head, config, language }),
  });
  const pages = new Map(
    parts.flatMap(({ build, read }) =>
      build.pages.map((page) => [keyOf(page.path, page.language), toPage(page, read)]),
    ),
  );
  const notFound = new Map(
    parts.flatMap(({ build, read }) =>
      Object.entries(build.notFound).map(([language, file]) => [
        language,
        toPage({ file, language, status: 404, indexed: false }, read),
      ]),
    ),
  );
  const shells = parts.flatMap(({ build, read }) =>
    build.shells.map(({ path, file }) => ({
      path,
      load: lazily(() => createContent(file, Buffer.from(read(file)))),
    })),
  );
  const files = new Map(parts.flatMap((part) => [...filesOf(part, config)]));
  const filled = new Map(
    parts.flatMap(({ build, read }) =>
      build.filled.map(({ path, file }) => [
        path,
        latest((publicUrl) => {
          const values = { config: { ...config, publicUrl }, language: DEFAULT_LANGUAGE };
          const text = fillPage(read(file), values);
          return createContent(file, Buffer.from(text), 'hurried');
        }),
      ]),
    ),
  );
  return {
    scriptHashes: parts.flatMap(({ build }) => build.scriptHashes),
    findPage: (path, language) =>
      pages.get(keyOf(path, language ?? DEFAULT_LANGUAGE)) ??
      pages.get(keyOf(path, DEFAULT_LANGUAGE)) ??
      null,
    notFoundPage: (language) => notFound.get(language ?? '') ?? notFound.get(DEFAULT_LANGUAGE) ?? null,
    findShell: (asked) =>
      shells.find(({ path }) => asked === path || asked.startsWith(`${path}/`))?.load() ?? null,
    findFile: (path) => files.get(path)?.() ?? null,
    findFilled: (path, origin) => filled.get(path)?.(config.publicUrl || origin) ?? null,
  };
}

function readParts(directories: readonly string[], config: SiteConfig): readonly BuiltPart[] {
  const builds = directories.flatMap((directory) => {
    const list = join(directory, 'site.json');
    if (!existsSync(list)) return [];
    return [{ directory, build: buildSchema.parse(JSON.parse(readFileSync(list, 'utf8'))) }];
  });
  const version = versionOf(builds.map(({ build }) => build.version).join(' '), config);
  return builds.map(({ directory, build }) => ({
    directory,
    build,
    read: (file) => readFileSync(join(directory, file), 'utf8').replaceAll(VERSION, version),
  }));
}

/** Every file by its address, also those that the offline worker needs in each language. */
function filesOf({ build, directory, read }: BuiltPart, config: SiteConfig): Map<string, () => Content> {
  const files = listFiles(join(directory, 'client'));
  for (const { path, file, language } of build.offline ? offlineAddresses(build.offline) : []) {
    const fill = (text: string) => (language ? fillPage(text, { config, language }) : text);
    files.set(
      path,
      lazily(() => createContent(file, Buffer.from(fill(read(file))))),
    );
  }
  return files;
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

/** Made anew only when it is asked for with something else: callers nearly always ask for the same. */
function latest<T>(make: (about: string) => T): (about: string) => T {
  let made: { about: string; value: T } | undefined;
  return (about) => {
    if (made?.about !== about) made = { about, value: make(about) };
    return made.value;
  };
}

function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
