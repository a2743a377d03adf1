import type { Language } from '@seller-toolbox/words';

/** What a page tells the worker. */
export type ToWorker =
  /** Keep what these tools need in this language, in this order. */
  | { readonly type: 'KEEP'; readonly language: Language; readonly tools: readonly string[] }
  /** Take over from the worker of an older version. */
  | { readonly type: 'SKIP_WAITING' }
  /** Answered through the port that comes with it. */
  | { readonly type: 'VERSION' }
  /** An announcement was changed: forget the ones that are kept. */
  | { readonly type: 'CLEAR_ANNOUNCEMENTS' };

/** `running`: more will follow; `cut`: the connection ended it; `full`: the browser gives no more room; `outdated`: the service has a newer version. */
export type KeepState = 'running' | 'complete' | 'cut' | 'full' | 'outdated';

/** What the worker tells its pages while it keeps files. */
export interface KeepReport {
  readonly type: 'KEPT';
  readonly language: Language;
  /** Ids of the tools that work without a connection. */
  readonly tools: readonly string[];
  readonly state: KeepState;
}

/** The answer to `VERSION`. */
export interface VersionAnswer {
  readonly version: string;
}
