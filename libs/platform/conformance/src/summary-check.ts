import type { Summary, SummaryCell, SummaryText, ToolText } from '@seller-toolbox/tool-contract';
import { LANGUAGE_CODES } from '@seller-toolbox/words';
import { runExamples, type ExampleRun } from './examples-check.ts';
import { placeholdersOf } from './locales-check.ts';
import type { Check, ToolUnderTest } from './tool-under-test.ts';

/** Every example with a result has rows: as many cells as columns, texts in six languages, numbers that are finite. */
export const checkSummary: Check = (tool) =>
  runExamples(tool).flatMap(({ example, result }: ExampleRun) => {
    const parsed = tool.engine.inputSchema.safeParse(example.input);
    if (!result.ok || !parsed.success) return [];
    return problemsOf(tool, tool.summarize(result.output as never, parsed.data as never)).map(
      (problem) => `the summary of example "${example.name}" ${problem}`,
    );
  });

function problemsOf(tool: ToolUnderTest, { figures, table }: Summary): string[] {
  const { columns, rows } = table ?? { columns: [], rows: [] };
  const texts: SummaryText[] = [
    ...figures.flatMap(([label, , unit]) => (typeof unit === 'object' ? [label, unit] : [label])),
    ...columns.map((column) => (typeof column === 'object' && 'head' in column ? column.head : column)),
  ];
  const cells = [...figures.map(([, value]) => value), ...rows.flat()];
  return [
    ...(figures.length === 0 && !table ? ['has neither figures nor a table'] : []),
    ...(rows.every((row) => row.length === columns.length)
      ? []
      : ['has rows of another length than its columns']),
    ...texts.flatMap((text) => textProblems(tool, typeof text === 'string' ? { code: text } : text)),
    ...cells.flatMap((cell) => cellProblems(tool, cell)),
  ];
}

function cellProblems(tool: ToolUnderTest, cell: SummaryCell): string[] {
  if (typeof cell === 'number') return Number.isFinite(cell) ? [] : [`has the number ${cell}`];
  // The words of findings have a check of their own.
  return cell === null || 'text' in cell || 'severity' in cell ? [] : textProblems(tool, cell);
}

function textProblems({ locales }: ToolUnderTest, { code, params = {} }: ToolText): string[] {
  return LANGUAGE_CODES.flatMap((language) => {
    const words = locales[language]?.['ui'] ?? {};
    const text = words[code] ?? words[`${code}_other`];
    if (text === undefined) return [`needs the text "ui.${code}" in ${language}`];
    return placeholdersOf(text)
      .filter((name) => !Object.hasOwn(params, name))
      .map((name) => `shows {{${name}}} of ui.${code}, which it does not get, in ${language}`);
  });
}
