import type { IconName } from '@seller-toolbox/ui';

/** One line of the palette. */
export interface PaletteEntry {
  /** Unlike that of any other line; the end of an id in the page. */
  readonly key: string;
  readonly icon: IconName;
  readonly title: string;
  /** Of the title, where it is not the page's: names of languages. */
  readonly lang?: string;
  readonly line?: string | undefined;
  readonly mark?: 'favorite' | 'hot' | 'soon' | undefined;
  /** A path, or something to do; null for a line that is no choice. */
  readonly leadsTo: string | (() => void) | null;
  /** Input of the tool at the path, for the address. */
  readonly fragment?: string;
  /** Files for the tool at the path. */
  readonly files?: { readonly toolId: string; readonly files: readonly File[] };
}

export interface PaletteGroup {
  readonly key: string;
  readonly title: string;
  readonly entries: readonly PaletteEntry[];
}
