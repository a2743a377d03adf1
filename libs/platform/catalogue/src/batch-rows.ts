import type { TableRead } from '@seller-toolbox/file-import/table-file';
import type {
  BatchAnswer,
  BatchJob,
  ColumnTargets,
  InputField,
} from '@seller-toolbox/file-import/tool-batch';
import type { RuleSet, TextTable } from '@seller-toolbox/tool-contract';

/** Rows of a file for a tool; a table that is a part of a file has its decimal sign. */
export interface BatchRequest {
  readonly toolId: string;
  readonly table: TextTable;
  readonly targets: ColumnTargets;
  /** Values for all rows, by input path, as they are typed. */
  readonly settings: readonly (readonly [path: string, text: string])[];
  readonly job: BatchJob;
}

/** What a page has to know of a tool before it computes a file. */
export interface BatchFacts {
  /** Of the input, without its lists and its rule set. */
  readonly fields: readonly InputField[];
  readonly ruleSets: readonly RuleSet[];
  /** The result columns by output path. */
  readonly names: readonly string[];
  /** One run takes all rows. */
  readonly takesAllRows: boolean;
}

export type BatchQuestion =
  | { readonly kind: 'file'; readonly file: File }
  | { readonly kind: 'tool'; readonly toolId: string; readonly now: number }
  | { readonly kind: 'rows'; readonly request: BatchRequest }
  /** A workbook with these cells. */
  | { readonly kind: 'workbook'; readonly rows: readonly (readonly (string | number)[])[] };

/** One answer to each question, of its kind. */
export interface BatchReplies {
  readonly file: TableRead;
  readonly tool: BatchFacts;
  readonly rows: readonly BatchAnswer[];
  readonly workbook: Uint8Array<ArrayBuffer>;
}
