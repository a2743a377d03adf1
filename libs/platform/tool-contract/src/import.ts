import type { ProductColumn } from './products.ts';
import type { Problem } from './problems.ts';
import type { ToolText } from './tool-text.ts';

/** The decimal sign of a file. */
export type DecimalSign = '.' | ',';

/** A table as in a file or on the clipboard. */
export interface TextTable {
  /** Trimmed; empty where a column has none. None at all where no line is a head. */
  readonly headers: readonly string[];
  /** The first line is a row: the headers are the letters of a spreadsheet. */
  readonly isHeadless?: true;
  readonly rows: readonly TableRow[];
  /** Non-empty lines above the head; only with `isHead`. */
  readonly above?: readonly TableRow[];
  /** Null where nothing parts the cells: the file has them one by one. */
  readonly delimiter: string | null;
  /** Where the reader has written the numbers itself. */
  readonly decimalSign?: DecimalSign;
  /** There are rows beyond a limit that were not read. */
  readonly unread: boolean;
  /** The limit, where the reader knows it. */
  readonly limit?: { readonly kind: 'rows' | 'cells'; readonly max: number };
  /** Filled rows that the reader of the file has counted and not kept, with the line of the first. */
  readonly leftOut?: { readonly count: number; readonly line: number };
}

export interface TableRow {
  /** Of the file, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** Of a line with more cells than there are headers: all from the last header on, as it is written, signs included. */
  readonly rest?: string;
}

/** A field of a tool with the headers under which reports carry it, as `plainHeader` writes them. */
export interface ColumnField<Field extends string = string> {
  readonly field: Field;
  readonly aliases: readonly string[];
  /** Where no single column has it: columns whose sum is it. */
  readonly sumOf?: readonly string[];
}

/** Lines that are not among the rows for one reason, with the numbers of the first of them. */
export interface SkippedLines {
  readonly reason: string;
  readonly count: number;
  readonly lines: readonly number[];
}

/** Cells of a field that count as missing, because their column cannot have them; `cell` is the first. */
export interface UnreadableCells {
  readonly field: string;
  readonly count: number;
  readonly cell: string;
}

/** What a tool makes of a file. */
export interface Imported<Input> {
  /** Accepted by the engine, with its defaults for what is left out; null where the file has nothing usable. */
  readonly input: Input | null;
  /** Rows, events or pictures in the file. */
  readonly read: number;
  readonly used: number;
  readonly skipped?: readonly SkippedLines[];
  readonly unreadable?: readonly UnreadableCells[];
}

interface Kind {
  /** kebab-case; tools that take the same report call it the same. */
  readonly id: string;
}

/** What a row of a table is for a run over all of them: an element of the input's list, or why it is none. */
export type ListedRow =
  { readonly element: Readonly<Record<string, unknown>> } | { readonly problems: readonly Problem[] };

/** How one run over all rows of a table answers a line for each. */
export interface TableRows {
  /** Where the input has an element for each row. */
  readonly list: string;
  /** One for each row of the table; `columns` has the index of the column of each field that has one. */
  readonly read: (table: TextTable, columns: Readonly<Record<string, number>>) => readonly ListedRow[];
  /** What the output says of each element of the list; undefined where the settings leave it out. */
  readonly resultsOf: (
    elements: readonly Readonly<Record<string, unknown>>[],
    output: unknown,
  ) => readonly unknown[];
  /** What a result has as columns, by the path in it. */
  readonly columns: readonly ProductColumn[];
  /** The text of a problem of `read`. */
  readonly problemText: (code: string) => ToolText;
}

/** A report or a list: recognized by its headers, whatever the file is called. */
export interface TableKind<Input> extends Kind {
  readonly form: 'table';
  readonly columns: readonly ColumnField[];
  /** A header and an alias as they are compared; left out, `plainHeader`. */
  readonly plain?: (header: string) => string;
  /** Fields without which the tool has nothing to work with; of each group one is enough. */
  readonly required: readonly (readonly string[])[];
  /** Headers that no other report has, as aliases are written. */
  readonly uniqueHeaders?: readonly string[];
  /** Which lines can be the head; where none can, all are rows. Left out, one of the first lines always is. */
  readonly isHead?: (cells: readonly string[]) => boolean;
  /** For lists without headers: what a cell of nearly every row looks like. */
  readonly cell?: RegExp;
  /** `name` is that of the file. */
  readonly toInput: (table: TextTable, name?: string) => Imported<Input>;
  /** For tools that work with no product: how a file of this kind is answered row by row. */
  readonly rows?: TableRows;
}

/** A text that is no table, by the ending of its name or its media type: ".ics,text/calendar". */
export interface TextKind<Input> extends Kind {
  readonly form: 'text';
  readonly accept: string;
  readonly toInput: (text: string) => Imported<Input>;
}

/** Any other file, by the ending of its name or its media type. */
export interface BytesKind<Input> extends Kind {
  readonly form: 'bytes';
  readonly accept: string;
  readonly toInput: (bytes: Uint8Array, name: string) => Imported<Input>;
}

export type FileKind<Input = object> = TableKind<Input> | TextKind<Input> | BytesKind<Input>;

/** A file that is read in slices, such as a `File` of a browser. */
export interface SlicedFile {
  readonly name: string;
  readonly size: number;
  readonly slice: (from: number, to: number) => { readonly arrayBuffer: () => Promise<ArrayBuffer> };
}

/** What a tool makes of a report that it reads by itself. */
export interface ImportedReport<Input> extends Imported<Input> {
  /** The kind that it was recognized as, or null. */
  readonly kind: string | null;
  /** The last day that it gives, `YYYY-MM-DD`. */
  readonly date: string | null;
  readonly skipped: readonly SkippedLines[];
  readonly unreadable: readonly UnreadableCells[];
  /** Fields whose column has no header, or one that is only similar to a known one. */
  readonly unsure: readonly string[];
  /** Groups of fields without a column; each group needs one. */
  readonly missing: readonly (readonly string[])[];
  /** How days with slashes were read, where no cell shows which part is the month; null where none had to be. */
  readonly undecidedDays: {
    readonly order: DayOrder;
    readonly isAssumed: boolean;
    readonly count: number;
    readonly cell: string;
  } | null;
}

/** How a report is read, beside what its file shows. */
export interface ReportReadChoice {
  /** What `03/04/2026` is where no cell of the file shows it. */
  readonly dayOrder?: DayOrder | undefined;
  /** Rows with one of the texts in any cell, and up to a rank; the others are left out. */
  readonly filter?: { readonly texts: readonly string[]; readonly maxRank: number | null } | undefined;
}

/** Which of the first two parts of a day with slashes is the day. */
export type DayOrder = 'day-first' | 'month-first';

/** Why a file holds no report, as a code. */
export interface RejectedReport {
  readonly rejected: string;
}

/**
 * Which files a tool takes, and what it makes of them. A tool that takes files exports `imports` at its entry `./import`; it is
 * pure, and the tool's screen reads files by the same functions. `src/import/examples` has a small file of every kind, called
 * as the kind.
 */
export interface ImportHook<Input = object> {
  readonly kinds: readonly FileKind<Input>[];
  /** What `readReport` reads beside them: kinds by which no file is recognized without the tool being chosen. */
  readonly otherKinds?: readonly Kind[];
  /** Reads a report like the tool's page, in slices and with what it leaves out; left out, `toInput` of the best kind is used. */
  readonly readReport?: (
    file: SlicedFile,
    choice?: ReportReadChoice,
  ) => Promise<ImportedReport<Input> | RejectedReport>;
}
