import type { ColumnField, TableKind } from '@seller-toolbox/tool-contract';

/**
 * How the cells of a column are read. `percent` is 0 to 100, however the file writes shares; `rank` is null where the file
 * says that there is none (`>306`, `N/R`, `-`). `stars` is 1 to 5, in words of any language.
 */
export type CellForm = 'text' | 'number' | 'percent' | 'rank' | 'day' | 'stars';

export interface ReportColumn<Field extends string = string> extends ColumnField<Field> {
  readonly reads: CellForm;
  /** Numbers below 0 are possible. */
  readonly isSigned?: boolean;
  /** Of a text, in characters; the rest is cut off. */
  readonly maxLength?: number;
  /** The fields whose quotient a share is, which shows whether the file writes 12.5 or 0.125. */
  readonly quotientOf?: readonly [part: Field, whole: Field];
}

/** A report: its columns with the source of the headers and the day they were checked on. */
export interface ReportKind<Field extends string = string> extends Pick<
  TableKind<object>,
  'id' | 'form' | 'uniqueHeaders' | 'cell' | 'plain'
> {
  readonly columns: readonly ReportColumn<Field>[];
  /** Groups of fields, one of each is required in the header; of the first also in each row. */
  readonly required: readonly (readonly Field[])[];
  /**
   * Fields that identify a line: with one of them, an equal line repeats it; without, it is another thing that looks the same, such
   * as a second rating of four stars. Left out, every equal line is a repetition.
   */
  readonly identifiedBy?: readonly Field[];
  /** The field by which rows of a very long report can be limited; lower is more important. */
  readonly rankField?: Field;
  /** Columns of ranks whose headers are names, such as one for each rival's ASIN. */
  readonly named?: { readonly field: string; readonly header: RegExp };
  readonly source: string;
  readonly checkedOn: string;
}

/** The fields that a row of a file has; none for empty cells. */
export type ReportRow = Readonly<Record<string, CellValue | NamedRanks>>;
export type CellValue = string | number | null;
export type NamedRanks = Readonly<Record<string, number | null>>;
