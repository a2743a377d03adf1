import type { TextTable } from '@seller-toolbox/tool-contract';
import type { BatchAnswer } from './batch-answers.ts';

export interface BatchResult {
  readonly table: TextTable;
  /** One for each row. */
  readonly answers: readonly BatchAnswer[];
  /** Of the cells of an answer, for each rule set. */
  readonly names: readonly string[];
  readonly ruleSets: readonly string[];
}

/** The columns of the file, those of the results, and the problems. */
export function resultCells({ table, answers, names, ruleSets }: BatchResult): (string | number)[][] {
  const results = resultHeaders(names, ruleSets);
  const width = table.headers.length;
  const lines = table.rows.map(({ cells }, at) => {
    const answer = answers[at];
    const ofFile = Array.from({ length: width }, (_, column) => cells[column] ?? '');
    const computed =
      answer && 'cells' in answer ? answer.cells.map((cell) => cell ?? '') : results.map(() => '');
    const lacks = answer && 'cells' in answer ? (answer.lacks ?? []) : [];
    const problems = [...problemsOf(answer), ...lacks].map(({ path, code }) =>
      path === '' ? code : `${path}: ${code}`,
    );
    return [...ofFile, ...computed, problems.join('; ')];
  });
  return [[...table.headers, ...results, 'problems'], ...lines];
}

/** The headers of the results: output paths, for each rule set. */
export function resultHeaders(names: readonly string[], ruleSets: readonly string[]): readonly string[] {
  return ruleSets.length === 0 ? names : ruleSets.flatMap((id) => names.map((name) => `${id}: ${name}`));
}

/** A line of NDJSON for each row; `skus` are those of the rows. */
export function resultLines(skus: readonly (string | null)[], answers: readonly BatchAnswer[]): string[] {
  return skus.map((sku, at) => {
    const answer = answers[at];
    const start = JSON.stringify({ row: at + 1, sku }).slice(0, -1);
    if (answer && 'json' in answer) return `${start},"data":${answer.json}}\n`;
    return `${start},"problems":${JSON.stringify(problemsOf(answer))}}\n`;
  });
}

export function problemsOf(answer: BatchAnswer | undefined) {
  return answer && 'problems' in answer ? answer.problems : [];
}
