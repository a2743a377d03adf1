import type { ProductField } from '@seller-toolbox/products';
import type { Problem } from '@seller-toolbox/tool-contract';

/** Why a row is rejected; the path is that of the input, or the header of a cell. */
export type BatchProblem = Problem;

/** What each column is, by its index: a field of a product where the tool works with products, else the path of an input field. */
export type ColumnTargets = readonly (string | null)[];

type Fields = Readonly<Record<string, unknown>>;

/** What a row of a table says. */
export interface ReadRow {
  readonly fields?: Fields;
  readonly problems?: readonly BatchProblem[];
  readonly lacking?: readonly ProductField[];
}
