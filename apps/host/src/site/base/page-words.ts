import type { ToolNames } from '@seller-toolbox/catalogue/words';
import type { Resources } from '@seller-toolbox/words';

/** The element of a prerendered page that carries its words. */
export const PAGE_WORDS_ID = 'words';

/** The words of one page in its language: the site's, the platform's, a tool's, and what all tools are called. */
export interface PageWords {
  readonly resources: Resources;
  readonly catalogue: ToolNames;
}

/** As the page carries them; nothing in it can end the element. */
export function writePageWords(words: PageWords): string {
  return JSON.stringify(words).replaceAll('<', '\\u003c');
}

/** What a prerendered page carries; undefined where it carries none. */
export function readPageWords(text: string | null | undefined): PageWords | undefined {
  // The build wrote both the page and this script.
  return text ? (JSON.parse(text) as PageWords) : undefined;
}
