import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@seller-toolbox/words';
import { ROOT } from '../service/start-service.mjs';

type Section = Readonly<Record<string, string>>;
/** A locale file with sections of texts, read from disk. */
export type Words = Readonly<Record<string, Section>>;

const HOST_WORDS = 'apps/host/src/words';
const ANNOUNCEMENT_WORDS = 'libs/platform/announcement-view/src/words';
const PAGE_WORDS = [
  ...[
    'home',
    'on-demand',
    'products',
    'tool-products',
    'file',
    'feedback',
    'terms',
    'privacy',
    'offline',
    'offline-page',
    'vitals',
  ].map((page) => `${HOST_WORDS}/${page}`),
  ANNOUNCEMENT_WORDS,
];
const ADMIN = 'apps/admin/src';
const PLATFORM_WORDS = 'libs/platform/words/src/words';
const ERROR_WORDS = 'libs/platform/words/src/errors';
const TITLE_LIST_WORDS = 'libs/platform/listing-ui/src/title-list/words';
const TABLE_IMPORT_WORDS = 'libs/platform/file-import/src/table-import/words';
const TOOLS = 'libs/tools';

function read(folder: string, language: Language): Words {
  return JSON.parse(readFileSync(join(ROOT, folder, `${language}.json`), 'utf8')) as Words;
}

export const hostWords = (language: Language): Words => read(HOST_WORDS, language);
export const pageWords = (page: string, language: Language): Words => read(`${HOST_WORDS}/${page}`, language);
export const announcementWords = (language: Language): Words => read(ANNOUNCEMENT_WORDS, language);
/** The words of a page of the admin section; without a name, those of its frame. */
export const adminWords = (language: Language, page = '.'): Words =>
  read(join(ADMIN, page, 'words'), language);
export const platformWords = (language: Language): Words => read(PLATFORM_WORDS, language);
export const toolWords = (id: string, language: Language): Words =>
  read(`${TOOLS}/${id}/src/locales`, language);

/** The words of a lazily loaded part of a tool. */
export const toolPartWords = (id: string, part: string, language: Language): Words =>
  read(`${TOOLS}/${id}/src/locales/${part}`, language);
/** The words of lists of titles. */
export const titleListWords = (language: Language): Words => read(TITLE_LIST_WORDS, language);
/** The words of errors. */
export const errorWords = (language: Language): Words =>
  (read(ERROR_WORDS, language) as unknown as { errors: Words }).errors;

/** The text of a key that must exist: `frame.result`. */
export function text(words: Words, key: string): string {
  const [section = '', name = ''] = key.split('.');
  const found = words[section]?.[name];
  if (found === undefined) throw new Error(`no words for ${key}`);
  return found;
}

/** Every key of every locale file of the site, in the form that i18next shows for a missing text. */
export function allKeys(): readonly string[] {
  const tools = readdirSync(join(ROOT, TOOLS)).map((id) => `${TOOLS}/${id}/src/locales`);
  const admin = ['.', ...readdirSync(join(ROOT, ADMIN))].map((page) => join(ADMIN, page, 'words'));
  const own = [HOST_WORDS, ...PAGE_WORDS, PLATFORM_WORDS, TITLE_LIST_WORDS, TABLE_IMPORT_WORDS, ...admin];
  const folders = [...own, ...tools.flatMap(withParts)].filter((folder) =>
    existsSync(join(ROOT, folder, 'zh.json')),
  );
  const keys = folders.flatMap((folder) =>
    Object.entries(read(folder, 'zh')).flatMap(([section, words]) =>
      Object.keys(words).map((name) => `${section}.${name}`),
    ),
  );
  return [...new Set(keys)];
}

/** The folder of a tool's words, and those of its parts. */
function withParts(folder: string): string[] {
  if (!existsSync(join(ROOT, folder))) return [];
  const inside = readdirSync(join(ROOT, folder), { withFileTypes: true });
  const parts = inside.filter((entry) => entry.isDirectory()).map(({ name }) => `${folder}/${name}`);
  return [folder, ...parts];
}
