/** Languages of names; English is the fallback for a name without a form in a language. */
export const NAME_LANGUAGES = ['zh', 'zh-TW', 'en', 'ja', 'id', 'vi'] as const;
export type NameLanguage = (typeof NAME_LANGUAGES)[number];

export const TABLE_CATEGORIES = ['geography', 'sizing', 'logistics', 'financial', 'technical'] as const;
export type TableCategory = (typeof TABLE_CATEGORIES)[number];

/** The nine tables, in the order of their cards. */
export const TABLE_IDS = [
  'us-states',
  'country-codes',
  'currency-codes',
  'shoe-sizes',
  'clothing-sizes',
  'paper-sizes',
  'incoterms',
  'battery-types',
  'screw-specs',
] as const;
export type TableId = (typeof TABLE_IDS)[number];

/** What a cell shows: null where there is nothing to show. */
export type Cell = string | number | null;

/** A text in English, and in other languages where it differs. */
export type LocalText = { readonly en: string } & { readonly [Language in NameLanguage]?: string };

export interface TableColumn {
  /** camelCase; its heading is in the locale files under `ui.column-<key>`. */
  readonly key: string;
  /** Minimum width in characters. */
  readonly width: number;
  readonly searchable: boolean;
  /** Its cells depend on the language. */
  readonly multilingual?: boolean;
  /** Its cells are the platform's display names of the code in column `of`. */
  readonly names?: 'region' | 'currency';
  readonly of?: string;
}

/** A table as data. A row holds its cells in the order of the columns; display names are null there. */
export interface ReferenceTable {
  readonly id: TableId;
  readonly category: TableCategory;
  readonly source: string;
  /** `YYYY-MM-DD` */
  readonly checkedOn: string;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly (readonly (Cell | LocalText)[])[];
}
