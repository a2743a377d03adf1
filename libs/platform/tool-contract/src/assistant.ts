/** A table of published data that an assistant can read whole. */
export interface AssistantTable {
  /** kebab-case, unique within the tool. */
  readonly id: string;
  readonly title: string;
  readonly source: string;
  /** The day on which the table was last compared with its source, `YYYY-MM-DD`. */
  readonly checkedOn: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
}

/**
 * What a language model needs to use a tool, in English. A tool exports it as `assistant` at its entry `./assistant`; only the
 * service and the command line load it.
 */
export interface ToolAssistant<Input> {
  /** When to use the tool, the units of its input, and what the answer means. */
  readonly description: string;
  /** What the figure at `keyFigure` of the engine is, with its unit; left out where the engine has none. */
  readonly keyFigure?: string;
  /** Each field of the input, and parts of it by their path (`rows[].sku`). */
  readonly fields: Readonly<Record<keyof Input & string, string>> & Readonly<Record<string, string>>;
  /** The published figures of each rule set, by its id. */
  readonly ruleFigures?: Readonly<Record<string, unknown>>;
  readonly tables?: readonly AssistantTable[];
}

/** The assistant part of a tool whose input type is not known. */
export type AnyToolAssistant = ToolAssistant<Readonly<Record<string, unknown>>>;
