import type { AnyEngine, ToolManifest } from '@seller-toolbox/tool-contract';

/** What the service needs to know of the tools. The generated catalogue is one; tests bring a small one. */
export interface ToolCatalogue {
  readonly tools: readonly ToolManifest[];
  /** In which a tool has a name, zh first. */
  readonly languages: readonly string[];
  /** Undefined where no tool has this id. */
  readonly loadEngine: (id: string) => Promise<AnyEngine> | undefined;
  /** The titles of all tools in one language, by id. */
  readonly loadTitles: (language: string) => Promise<ReadonlyMap<string, string>>;
}
