import { inputSchema, type RestockInput, type RowInput } from './restock-planner.schema.ts';

/** A product of which nothing is known. */
export const EMPTY_ROW: RowInput = firstRow(inputSchema.parse({ rows: [{}] }));

function firstRow({ rows }: RestockInput): RowInput {
  const [row] = rows;
  if (row === undefined) throw new Error('the schema keeps the row that it was given');
  return row;
}
