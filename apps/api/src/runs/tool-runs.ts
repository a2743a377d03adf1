import type { FieldError } from '@seller-toolbox/contracts';
import type { DefaultRules } from '@seller-toolbox/tool-contract';
import type { OutputView, ViewedOutput } from './view-output.ts';

/** The id of a run that answers a text by all tools; no tool has it. Its body is that of `executeAsk`. */
export const ASK_RUN = 'ask';

/** One run of a tool as data that can be sent to a thread. */
export interface ToolRun {
  /** Or `ASK_RUN`. */
  readonly toolId: string;
  /** JSON in the form of `runToolSchema`; parsed where the tool runs, because large JSON blocks the event loop. Moved there if large, and empty afterwards. */
  readonly body: Uint8Array;
  /** The instant of a run if the body has none. */
  readonly now: number;
  /** Which rules an input gets that names none. */
  readonly rules: DefaultRules;
  /** Maximum bytes of the output as JSON. */
  readonly maxOutputBytes: number;
  /** For callers with little space: the output becomes a `RunView`. */
  readonly view?: OutputView | undefined;
  /** The body has a line for each of several runs: see `executeRows`. */
  readonly rows?: BatchRows | undefined;
}

export interface BatchRows {
  /** The number of the first row. */
  readonly first: number;
  /** An Int32: the index of the line that runs, which a killed thread cannot say. */
  readonly progress: SharedArrayBuffer;
}

/** What a run with a `view` returns as JSON. */
export interface RunView {
  readonly view: ViewedOutput;
  /** Of the whole output: the figure at `keyFigure` of the engine, and what is at `sample`, `ruleSet` and `currency`. */
  readonly keyFigure: number | null;
  readonly sample: boolean | null;
  readonly ruleSet: string | null;
  readonly currency: string | null;
}

/** A list of problems that was cut to a length that can be sent. */
export interface Problems {
  readonly fields: readonly FieldError[];
  readonly fieldsLeftOut: number;
}

/** What a thread answers. */
export type ExecutedRun =
  /** The output as JSON in UTF-8: bytes are moved between threads, while the event loop would copy a text twice. */
  | { readonly kind: 'done'; readonly json: Uint8Array }
  /** The lines of the first `count` rows of a run with `rows`. */
  | { readonly kind: 'rows'; readonly count: number; readonly json: Uint8Array }
  /** The body is not JSON, or the output exceeds its limit. */
  | { readonly kind: 'unparsable' | 'output-too-large' }
  /** The body, or the input of the tool, breaks its schema. */
  | ({ readonly kind: 'body-invalid' | 'input-rejected' } & Problems);

/**
 * `killed`: the run exceeded its time or memory, or its caller left while it ran. `penalized`: too many runs of a network of
 * the caller were killed within a minute. `busy`: the queue is full, or the service stops. `over-share`: a network of the caller has too
 * many runs in the queue. `cancelled`: the caller left while the run waited.
 */
export type RunOutcome =
  ExecutedRun | { readonly kind: 'killed' | 'penalized' | 'busy' | 'over-share' | 'cancelled' };

export interface RunCaller {
  /** The networks of the caller (`networksOf`), which share places and queue; without any there is no limit. */
  readonly networks: readonly string[];
  /** Aborted when the caller no longer waits for the outcome. */
  readonly signal: AbortSignal;
}

export type RunLane = 'short' | 'long';
export type RunCounts = Readonly<Record<RunLane, { readonly running: number; readonly waiting: number }>>;

/** The only way to run a tool in the service: over HTTP, in a batch, or by an assistant. Never throws for an input. */
export interface ToolRuns {
  readonly run: (run: ToolRun, caller: RunCaller) => Promise<RunOutcome>;
}

/** Tool runs in threads that must be ended. */
export interface ToolRunPool extends ToolRuns {
  readonly counts: () => RunCounts;
  /** Answers waiting and later runs with `busy`, unless a thread is free. */
  readonly drain: () => void;
  readonly close: () => Promise<void>;
}
