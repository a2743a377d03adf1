import type { CatalogueWords } from '@seller-toolbox/catalogue/words';
import type { AnyEngine, AnyToolAssistant, ToolManifest } from '@seller-toolbox/tool-contract';

/** The tools as the service needs them: the generated catalogue, or a small one in tests. */
export interface ToolCatalogue {
  readonly tools: readonly ToolManifest[];
  /** The languages of tool names, zh first. */
  readonly languages: readonly string[];
  /** Undefined for an unknown id. */
  readonly loadEngine: (id: string) => Promise<AnyEngine> | undefined;
  /** What a language model needs of a tool; undefined where the tool says nothing. */
  readonly loadAssistant: (id: string) => Promise<AnyToolAssistant> | undefined;
  /** Titles, lines and keywords of all tools in one language, by id; none in an unknown language. */
  readonly loadWords: (language: string) => Promise<CatalogueWords>;
  /** The titles of all tools in one language, by id. */
  readonly loadTitles: (language: string) => Promise<ReadonlyMap<string, string>>;
}
