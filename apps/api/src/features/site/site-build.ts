import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { SiteConfig } from '@seller-toolbox/contracts';
import * as z from 'zod';
import { createContent, type Content } from './content.ts';
import { fillPage } from './fill-page.ts';
import { offlineAddresses, offlineBuildSchema } from './offline-files.ts';
import { pageVariants, type ChangedPage, type PageView } from './page-variants.ts';

const hashSchema = z.string().regex(/^sha(256|384|512)-[A-Za-z0-9+/=_-]+$/);

/** `site.json` of a build. */
const buildSchema = z.object({
  /** Changes with the content of the build. */
  version: z.string().default(''),
  pages: z
    .array(
      z.object({
        path: z.string(),
        language: z.string(),
        file: z.string(),
        status: z.number().default(200),
        /** Full length; search engines get it cut to their profile. */
        head: z.object({ title: z.string(), description: z.string() }).optional(),
        /** False: served, but excluded from search engines. */
        indexed: z.boolean().default(true),
      }),
    )
    .default([]),
  notFound: z.record(z.string(), z.string()).default({}),
  /** Documents for a path and everything below it, without a language. */
  shells: z.array(z.object({ path: z.string(), file: z.string() })).default([]),
  /** Files with placeholders for the configuration, such as the site map; with a language those in its words. */
  filled: z
    .array(z.object({ path: z.string(), file: z.string(), language: z.optional(z.string()) }))
    .default([]),
  offline: offlineBuildSchema.optional(),
  scriptHashes: z.array(hashSchema),
  /** Tools for pages of other sites, and the script that shows them there. */
  embed: z
    .object({
      pages: z.array(z.object({ tool: z.string(), language: z.string(), file: z.string() })),
      /** In the place of a tool that is off, by language. */
      off: z.record(z.string(), z.string()).default({}),
      script: z.string(),
      scriptHash: hashSchema,
    })
    .optional(),
});

const DEFAULT_LANGUAGE = 'zh';
/** Placeholder of the version in built files. */
const VERSION = '{{build.version}}';

export interface Page {
  readonly language: string;
  readonly status: number;
  readonly indexed: boolean;
  readonly contentFor: (view: PageView) => Content;
}

/** The text of a file with changed tools, and their version. */
export interface ChangedFile {
  readonly version: string;
  readonly text: string;
}

/** The built site with the site configuration inserted. */
export interface SiteBuild {
  readonly scriptHashes: readonly string[];
  /** Null for an unknown page. Falls back to the default language. */
  readonly findPage: (path: string, language: string | undefined) => Page | null;
  readonly notFoundPage: (language: string | undefined) => Page | null;
  /** The document of a part that is not indexed, such as the admin section. */
  readonly findShell: (path: string) => Content | null;
  readonly findFile: (path: string) => Content | null;
  /** A file with the full address of the site: the configured one, else `origin`, which may be empty. */
  readonly findFilled: (path: string, origin: string, changed?: ChangedFile) => Content | null;
  /** Inserts what is known of the build into a page that is rendered later. */
  readonly insertVersion: (html: string) => string;
  /** Null in a build without embedded tools. */
  readonly embed: SiteEmbed | null;
}

/** Tools for frames in pages of other sites. */
export interface SiteEmbed {
  /** The hash of the inline script of their documents. */
  readonly scriptHash: string;
  readonly script: Content;
  /** Null for an unknown tool. Falls back to the default language. */
  readonly findPage: (tool: string, language: string | undefined) => EmbedPage | null;
  /** What is shown in its place while it is off; null as for `findPage`. */
  readonly findOffPage: (tool: string, language: string | undefined) => EmbedPage | null;
}

export interface EmbedPage {
  readonly language: string;
  /** As built, or as rendered with changed tools. */
  readonly contentFor: (changed?: ChangedPage | undefined) => Content;
}

/** The build of one program: its list, and a reader of its files that inserts the version. */
interface BuiltPart {
  readonly build: z.infer<typeof buildSchema>;
  readonly directory: string;
  readonly read: (file: string) => string;
  readonly insertVersion: (text: string) => string;
}

/**
 * Loads the builds of the site and the admin section.
 * @param directories that of the site first; a folder without a build is ignored
 * @returns null without a build of the site: the service then has only its API
 */
export function loadSiteBuild(
  directories: readonly string[],
  config: SiteConfig,
  legal: LegalTexts = {},
): SiteBuild | null {
  const parts = readParts(directories, { ...config, legal });
  if (parts.every(({ build }) => build.pages.length === 0)) return null;
  const toPage = pagesWith(config, legal);
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
      build.filled.map(({ path, file, language = DEFAULT_LANGUAGE }) => [
        path,
        memoizeLast((publicUrl, changed: ChangedFile | undefined) => {
          const values = { config: { ...config, publicUrl }, language };
          const text = fillPage(changed?.text ?? read(file), values);
          return createContent(file, Buffer.from(text), 'fast');
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
    findShell: (requested) =>
      shells.find(({ path }) => requested === path || requested.startsWith(`${path}/`))?.load() ?? null,
    findFile: (path) => files.get(path)?.() ?? null,
    findFilled: (path, origin, changed) => filled.get(path)?.(config.publicUrl || origin, changed) ?? null,
    insertVersion: parts[0]?.insertVersion ?? ((html) => html),
    embed: parts.map((part) => embedOf(part, config)).find((embed) => embed !== null) ?? null,
  };
}

type ListedPage = Omit<z.infer<typeof buildSchema>['pages'][number], 'path'> & { readonly path?: string };

/** Makes pages with this configuration and the operator's texts. */
function pagesWith(config: SiteConfig, legal: LegalTexts) {
  return ({ path, file, language, status, indexed, head }: ListedPage, read: BuiltPart['read']): Page => ({
    language,
    status,
    indexed,
    contentFor: pageVariants({
      file,
      read,
      head,
      config: { ...config, ...legalOf(legal, path, language) },
      language,
    }),
  });
}

/** The operator's texts by page and language. */
export type LegalTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

function legalOf(legal: LegalTexts, path = '', language: string): Pick<SiteConfig, 'legal'> {
  const page = path.slice(1);
  const text = legal[page]?.[language];
  return text ? { legal: { page, language, text } } : {};
}

function embedOf({ build: { embed }, read }: BuiltPart, config: SiteConfig): SiteEmbed | null {
  if (!embed) return null;
  const frame = (file: string, language: string): EmbedPage => {
    const contentFor = pageVariants({ file, read, config, language });
    return { language, contentFor: (changed) => contentFor({ engine: 'google', announced: '', changed }) };
  };
  const pages = new Map(
    embed.pages.map(({ tool, language, file }) => [keyOf(tool, language), frame(file, language)]),
  );
  const off = new Map(Object.entries(embed.off).map(([language, file]) => [language, frame(file, language)]));
  const findPage: SiteEmbed['findPage'] = (tool, language) =>
    pages.get(keyOf(tool, language ?? '')) ?? pages.get(keyOf(tool, DEFAULT_LANGUAGE)) ?? null;
  return {
    scriptHash: embed.scriptHash,
    script: createContent(embed.script, Buffer.from(read(embed.script))),
    findPage,
    findOffPage: (tool, language) => off.get(findPage(tool, language)?.language ?? '') ?? null,
  };
}

function readParts(directories: readonly string[], config: object): readonly BuiltPart[] {
  const builds = directories.flatMap((directory) => {
    const list = join(directory, 'site.json');
    if (!existsSync(list)) return [];
    return [{ directory, build: buildSchema.parse(JSON.parse(readFileSync(list, 'utf8'))) }];
  });
  const version = versionOf(builds.map(({ build }) => build.version).join(' '), config);
  const insertVersion = (text: string) => text.replaceAll(VERSION, version);
  return builds.map(({ directory, build }) => ({
    directory,
    build,
    insertVersion,
    read: (file) => insertVersion(readFileSync(join(directory, file), 'utf8')),
  }));
}

/** Every file by its path, including the offline files. */
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

/** Changes with the build and with the site configuration, to invalidate browser caches. */
function versionOf(build: string, config: object): string {
  return createHash('sha256').update(build).update(JSON.stringify(config)).digest('hex').slice(0, 16);
}

/** Every file by its path. Only listed files are served, which prevents path traversal. */
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

/** Memoizes the last arguments. */
function memoizeLast<T>(
  make: (about: string, changed: ChangedFile | undefined) => T,
): (about: string, changed: ChangedFile | undefined) => T {
  let made: { key: string; value: T } | undefined;
  return (about, changed) => {
    const key = `${about} ${changed?.version}`;
    if (made?.key !== key) made = { key, value: make(about, changed) };
    return made.value;
  };
}

function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
