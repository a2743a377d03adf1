/** Texts of a tool for hub, palette and search, in one language. `keywords` are separated by commas. */
export interface ToolTitle {
  readonly title: string;
  readonly line: string;
  readonly keywords: string;
}

/** Texts of a tool in every page; keywords are loaded with the search. */
export type ToolName = Omit<ToolTitle, 'keywords'>;

/** Titles and lines of all tools in one language, by tool id. */
export type ToolNames = Readonly<Record<string, ToolName>>;

/** Titles, lines and keywords of all tools in one language, by tool id. */
export type CatalogueWords = Readonly<Record<string, ToolTitle>>;

/** One locale file of a tool: the sections `catalogue`, `ui` and `findings`, each a flat list of texts. */
export type ToolWords = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The words of one part of all tools that have it, in one language, by tool id. */
export type PartWords = Readonly<Record<string, ToolWords>>;
