import type { AnyEngine, EngineOutput, EngineParsedInput } from './engine.ts';
import type { Finding } from './finding.ts';
import type { TextValue, ToolText } from './tool-text.ts';

/** A text of the tool: its key in the section `ui` of the locales, with parameters where it has some. */
export type SummaryText = string | ToolText;

/** A finding; parameters that its sentence shows in another form than as plain numbers are values of a text. */
export type SummaryFinding = Omit<Finding, 'params'> & {
  readonly params?: Readonly<Record<string, TextValue | readonly string[]>> | undefined;
};

/** A number, a text of the tool, the sentence of a finding, a text as it is, or nothing. */
export type SummaryCell = number | ToolText | SummaryFinding | { readonly text: string } | null;

/** One figure: its label, its value, and its unit: a currency code, a sign such as `kg` or `%`, or a text of the tool. */
export type SummaryRow = readonly [label: SummaryText, value: SummaryCell, unit?: string | ToolText];

/** The head of a column; of figures with a unit, such as `%`, with it. */
export type SummaryColumn = SummaryText | { readonly head: SummaryText; readonly unit: string };

/** A result that is a table. */
export interface SummaryTable {
  readonly columns: readonly SummaryColumn[];
  readonly rows: readonly (readonly SummaryCell[])[];
}

/** A result without words, for a file of rows and for a printed page. Where there is a table, the file holds the table. */
export interface Summary {
  readonly figures: readonly SummaryRow[];
  readonly table?: SummaryTable;
}

/**
 * The result of a tool as rows. A tool exports it as `summarize` at its entry `./summary`: pure, with texts of the tool's
 * locales. The site loads it when a result is saved or printed.
 */
export type Summarize<E = AnyEngine> = (output: EngineOutput<E>, input: EngineParsedInput<E>) => Summary;

/** The summary of a tool whose types are not known. */
export type AnySummarize = (output: never, input: never) => Summary;

/** A finding with other values for its parameters. */
export function mapParams(
  { params = {}, ...finding }: Finding,
  toValue: (value: string | number | readonly string[], name: string) => TextValue | readonly string[],
): SummaryFinding {
  return {
    ...finding,
    params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, toValue(value, name)])),
  };
}
