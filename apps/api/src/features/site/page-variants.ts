import { siteInLanguage, type SiteConfig } from '@seller-toolbox/contracts';
import { createContent, type Content } from './content.ts';
import { fillPage } from './fill-page.ts';
import { headFor, type SearchHead } from './search-head.ts';
import type { SearchEngine } from './search-profiles.data.ts';

/** Selects the form of a page. */
export interface PageView {
  readonly engine: SearchEngine;
  /** Versions of the announcements for which the page reserves space; usually empty. */
  readonly announced: string;
  /** The page as rendered with changed tools; undefined for the page of the build. */
  readonly changed?: ChangedPage | undefined;
}

export interface ChangedPage {
  /** Of the tools. */
  readonly version: string;
  readonly html: string;
  /** The tools for the script of the page, as JSON. */
  readonly toolList: string;
}

export interface PageVariantsOptions {
  readonly file: string;
  readonly read: (file: string) => string;
  /** Undefined if the page contains its head. */
  readonly head?: SearchHead | undefined;
  readonly config: SiteConfig;
  readonly language: string;
}

/**
 * The forms of one page, made on first use. Engines with the same cut head share a form. Of the forms with space for
 * announcements or with changed tools only the latest are kept, so that memory does not grow with their number.
 */
export function pageVariants(options: PageVariantsOptions): (view: PageView) => Content {
  const { file, read, config, language } = options;
  const head = options.head && namedHead(options.head, siteInLanguage(config, language).siteName);
  const plain = new Map<string, Content>();
  const passing = new Map<string, Content>();
  let lastState = '';

  return ({ engine, announced, changed }) => {
    const state = `${announced} ${changed?.version ?? ''}`.trim();
    if (state !== '' && state !== lastState) {
      passing.clear();
      lastState = state;
    }
    const forms = state === '' ? plain : passing;
    const shown = head && headFor(engine, head);
    const key = `${shown?.title}\n${shown?.description}`;
    const known = forms.get(key);
    if (known) return known;
    const html = fillPage(changed?.html ?? read(file), {
      config,
      language,
      page: { ...shown, announced },
      toolList: changed?.toolList ?? '',
    });
    const made = createContent(file, Buffer.from(html), state === '' ? 'best' : 'fast');
    forms.set(key, made);
    return made;
  };
}

/** With the name of the site, before it is cut to what a search engine shows. */
function namedHead({ title, description }: SearchHead, siteName: string): SearchHead {
  const named = (text: string) => text.replaceAll('{{site.siteName}}', () => siteName);
  return { title: named(title), description: named(description) };
}
