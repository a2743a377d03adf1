import type { Language } from '@seller-toolbox/words';

/** What a page tells the worker. */
export type ToWorker =
  /** Keep what these tools need in this language, in this order. */
  | { readonly type: 'KEEP'; readonly language: Language; readonly tools: readonly string[] }
  /** Take over from the worker of an older version. */
  | { readonly type: 'SKIP_WAITING' }
  /** Answered through the port that comes with it. */
  | { readonly type: 'VERSION' }
  /** An announcement was changed: remove the cached ones. */
  | { readonly type: 'CLEAR_ANNOUNCEMENTS' };

/** `running`: more will follow; `cut`: the connection ended it; `full`: the quota is exceeded; `outdated`: the service has a newer version. */
export type CacheState = 'running' | 'complete' | 'cut' | 'full' | 'outdated';

/** The worker's report to its pages while it caches files. */
export interface CacheReport {
  readonly type: 'KEPT';
  readonly language: Language;
  /** Ids of the tools that work without a connection. */
  readonly tools: readonly string[];
  readonly state: CacheState;
}

/** The answer to `VERSION`. */
export interface VersionAnswer {
  readonly version: string;
}
