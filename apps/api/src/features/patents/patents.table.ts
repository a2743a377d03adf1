import type { ColumnType } from 'kysely';

/** A day; read as text with `::text`. */
type Day = ColumnType<Date, string, string>;

/** Granted US design patents. */
export interface DesignPatentTable {
  /** `D987654`, without leading zeros. */
  number: string;
  title: string;
  owners: string;
  filed_on: Day | null;
  granted_on: Day;
  term_years: number;
  expires_on: Day;
  locarno_class: string | null;
  us_class: string | null;
  claims: number | null;
  title_words: ColumnType<string, never, never>;
  owner_words: ColumnType<string, never, never>;
}

/** The words of titles, for similar ones. */
export interface DesignPatentWordTable {
  word: string;
}

/** Weekly files that were imported, or whose import was interrupted. */
export interface DesignPatentFileTable {
  /** Name, checksum and size of the file in the zip. */
  id: string;
  name: string;
  /** The last day of grant in it. */
  week: Day | null;
  /** Documents that are dealt with; an interrupted import continues after them. */
  documents: number;
  designs: number;
  /** Designs that were not stored before. */
  added: number;
  unreadable: number;
  finished_at: Date | null;
}
