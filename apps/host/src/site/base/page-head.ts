import type { ToolNames } from '@seller-toolbox/catalogue/words';
import type { Translate } from '@seller-toolbox/words';
import { useEffect, useRef } from 'react';
import { usePrerenderedAt } from './hydration.tsx';
import { NOT_FOUND } from '@seller-toolbox/site-kit/address-table';
import { paths } from '@seller-toolbox/site-kit/paths';
import type { HostWords } from './host-words.ts';

export interface PageHead {
  readonly title: string;
  /** Null where the page's own words say it: `head.description`. */
  readonly description: string | null;
}

export interface HeadWords {
  readonly t: Translate<HostWords>;
  readonly catalogue: ToolNames;
}

/** Pages with words of their own; their names are in the frame of every page. */
const PLAIN_PAGES: ReadonlyMap<
  string,
  'header.products' | 'header.file' | 'header.feedback' | 'footer.terms' | 'footer.privacy'
> = new Map([
  [paths.products, 'header.products'],
  [paths.file, 'header.file'],
  [paths.feedback, 'header.feedback'],
  [paths.terms, 'footer.terms'],
  [paths.privacy, 'footer.privacy'],
]);

/** Title and description of a page, by its name; the prerender and the browser say the same. */
export function pageHead(name: string, { t, catalogue }: HeadWords): PageHead {
  const description = t('site.description');
  if (name === paths.home) return { title: t('site.homeTitle'), description };
  if (name === paths.tools) return { title: t('site.toolTitle', { tool: t('hub.title') }), description };
  const plain = PLAIN_PAGES.get(name);
  if (plain) return { title: t('site.toolTitle', { tool: t(plain) }), description: null };
  if (name === NOT_FOUND) return { title: t('site.toolTitle', { tool: t('notFound.title') }), description };
  const found = Object.entries(catalogue).find(([id]) => paths.tool(id) === name);
  const tool = found?.[1];
  return { title: t('site.toolTitle', { tool: tool?.title ?? '' }), description: tool?.line ?? description };
}

/**
 * Keeps the document's title and description with the page. A prerendered page already has them, maybe cut to what the search
 * engine shows that it was sent to.
 */
export function usePageHead({ title, description }: PageHead): void {
  const prerendered = useRef(usePrerenderedAt() !== null);
  useEffect(() => {
    if (prerendered.current) {
      prerendered.current = false;
      return;
    }
    document.title = title;
    if (description !== null) describePage(description);
  }, [title, description]);
}

/** Writes the description of the page into the document. */
export function describePage(description: string): void {
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
}
