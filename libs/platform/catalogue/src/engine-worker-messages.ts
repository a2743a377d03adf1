import type { Question, ToolAnswer } from './ask.ts';
import type { BatchQuestion, BatchReplies } from './batch-rows.ts';
import type { ProductRow, ProductsRequest } from './product-rows.ts';
import type { EngineResult } from '@seller-toolbox/tool-contract';

/** One run of an engine. The worker is terminated afterwards, or earlier to cancel. */
export interface EngineWorkerRequest {
  readonly toolId: string;
  readonly input: object;
  /** The engine's "now", milliseconds. */
  readonly now: number;
  /** Milliseconds for which an engine with a search continues; other engines run once. */
  readonly searchFor?: number | undefined;
}

/** A question to a tool's session, which lives as long as the worker. */
export interface SessionWorkerRequest {
  readonly toolId: string;
  readonly question: object;
}

/** A text to answer; of several questions the last one is of interest. */
export interface AskWorkerRequest {
  readonly query: Question;
  readonly max: number;
}

/** A file that the visitor dropped, to find the tools that take it. It stays in the browser. */
export interface FileWorkerRequest {
  readonly file: File;
}

/** A tool over products of the visitor's list. */
export interface ProductsWorkerRequest {
  readonly products: ProductsRequest;
}

/** A part of the work on a file of rows; the worker answers one question after the other. */
export interface BatchWorkerRequest {
  readonly batch: BatchQuestion;
}

/** Messages of the worker: progress and better answers, any number of times, then the result. */
export type EngineWorkerAnswer =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'better'; readonly output: unknown }
  | { readonly kind: 'result'; readonly result: EngineResult<unknown> }
  | { readonly kind: 'answer'; readonly answer: unknown }
  | { readonly kind: 'answered'; readonly text: string; readonly answers: readonly ToolAnswer[] }
  | { readonly kind: 'file-tools'; readonly toolIds: readonly string[] }
  /** Of the products from `first` on; those of the last product end the run. */
  | { readonly kind: 'product-rows'; readonly first: number; readonly rows: readonly ProductRow[] }
  | { readonly kind: 'batch'; readonly reply: BatchReplies[BatchQuestion['kind']] }
  | { readonly kind: 'failed'; readonly message: string };
