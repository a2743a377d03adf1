import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LANGUAGE, type Language } from '@seller-toolbox/words';
import { ROOT } from '../service/start-service.mjs';

interface BuiltPage {
  readonly path: string;
  readonly language: Language;
  readonly file: string;
  readonly status: number;
}

/** The list of pages written by the build of the site. */
export function builtPages(): readonly BuiltPage[] {
  const site = JSON.parse(readFileSync(join(ROOT, 'apps/host/dist/site.json'), 'utf8')) as {
    readonly pages: readonly BuiltPage[];
  };
  return site.pages;
}

/** The paths of all public pages, each once. */
export function publicPaths(): readonly string[] {
  return [...new Set(builtPages().map(({ path }) => path))];
}

export const toolPath = (id: string): string => `/tools/${id}`;

/** A path in a language, as in links of the site. */
export function address(path: string, language: Language): string {
  return language === DEFAULT_LANGUAGE ? path : `${path}?lang=${language}`;
}
