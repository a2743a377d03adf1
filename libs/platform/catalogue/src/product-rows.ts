import type { FieldProblem, Gaps, Product, ProductsPart } from '@seller-toolbox/products';
import type { Problem, ToolText } from '@seller-toolbox/tool-contract';

/** A run of one tool over products, each by itself. */
export interface ProductsRequest {
  readonly toolId: string;
  /** Which of the tool's results; left out, its columns. */
  readonly part?: ProductsPart;
  readonly products: readonly Product[];
  /** The engine's "now", milliseconds. */
  readonly now: number;
  /** When the tool's own rule set is in force; left out, `now`. */
  readonly rulesAt?: number | undefined;
}

/** What a tool says to one product. */
export interface ProductRow {
  /** In the order of the tool's columns; none where there are problems. */
  readonly values: readonly ProductValue[];
  /** Why the engine rejected the input: what the product lacks, or cannot be. */
  readonly problems: readonly Problem[];
  /** Fields of the product that are not in the input. */
  readonly unused: readonly FieldProblem[];
  /** What the values lack; left out where they are whole. */
  readonly gaps?: Pick<Gaps, 'findings' | 'fields'>;
  /** Of the part `check`: why the marketplace may charge another amount. */
  readonly reasons?: readonly ToolText[];
}

export interface ProductValue {
  readonly value: string | number | boolean | null;
  readonly unit: string | null;
}
