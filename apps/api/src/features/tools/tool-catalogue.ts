import type { AnyEngine, ToolManifest } from '@seller-toolbox/tool-contract';

/** The tools as the service needs them: the generated catalogue, or a small one in tests. */
export interface ToolCatalogue {
  readonly tools: readonly ToolManifest[];
  /** The languages of tool names, zh first. */
  readonly languages: readonly string[];
  /** Undefined for an unknown id. */
  readonly loadEngine: (id: string) => Promise<AnyEngine> | undefined;
  /** The titles of all tools in one language, by id. */
  readonly loadTitles: (language: string) => Promise<ReadonlyMap<string, string>>;
}
