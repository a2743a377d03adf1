import type { AiUseRow } from '@seller-toolbox/contracts/ai-review';

/** Rows added up. */
export interface AiSum {
  readonly key: string;
  readonly first: AiUseRow;
  readonly calls: number;
  readonly input: number;
  readonly output: number;
  /** Amounts by currency. */
  readonly costs: Readonly<Record<string, number>>;
}

/** Sums of the rows with the same key, in the order of the rows. */
export function sumRows(rows: readonly AiUseRow[], keyOf: (row: AiUseRow) => string): AiSum[] {
  const sums = new Map<string, AiSum>();
  for (const row of rows) {
    const key = keyOf(row);
    const { first = row, calls = 0, input = 0, output = 0, costs = {} } = sums.get(key) ?? {};
    const { cost, currency } = row;
    sums.set(key, {
      key,
      first,
      calls: calls + row.calls,
      input: input + row.input_tokens,
      output: output + row.output_tokens,
      costs:
        cost === null || currency === null ? costs : { ...costs, [currency]: (costs[currency] ?? 0) + cost },
    });
  }
  return [...sums.values()];
}
