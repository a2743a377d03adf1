import type { Language } from '@seller-toolbox/words';

/** Addresses of files by what needs them; written by the build. */
export interface FileSet {
  /** What every page needs. */
  readonly base: readonly string[];
  /** What a tool needs beside it, by its id. */
  readonly tools: Readonly<Record<string, readonly string[]>>;
}

/** Everything that the public pages load, apart from the pages themselves. */
export interface SiteFiles extends FileSet {
  readonly words: Readonly<Record<Language, FileSet>>;
}

/** The path of the offline shell, a page without content that is shown for every page while there is no connection. */
export function shellPath(language: Language): string {
  return `/shell/${language}.html`;
}

/** The files that any page needs without a connection. */
export function baseFiles(files: SiteFiles, language: Language): readonly string[] {
  return [...files.base, ...files.words[language].base, shellPath(language)];
}

/** What a tool needs beside the base, its words in one language included. */
export function toolFiles(files: SiteFiles, language: Language, toolId: string): readonly string[] {
  return [...(files.tools[toolId] ?? []), ...(files.words[language].tools[toolId] ?? [])];
}

/** The tools that work without a connection, by the cached files; none while a part of the base is missing. */
export function offlineTools(
  files: SiteFiles,
  language: Language,
  isCached: (path: string) => boolean,
): readonly string[] {
  if (!baseFiles(files, language).every(isCached)) return [];
  return Object.keys(files.tools).filter((id) => toolFiles(files, language, id).every(isCached));
}

/** Whether pages of a language can be shown without a connection at all. */
export function hasShell(language: Language, isCached: (path: string) => boolean): boolean {
  return isCached(shellPath(language));
}
