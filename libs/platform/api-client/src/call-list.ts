import { paginationSchema, type Pagination } from '@seller-toolbox/contracts/pagination';
import { callForAnswer, readAs, type AnswerSchema, type Call, type CallOptions } from './call-api.ts';

/** One page of a list. */
export interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly pagination: Pagination;
}

/** Fetches a page of a list. */
export async function callList<Row>(
  call: Call,
  schema: AnswerSchema<Row[]>,
  options: CallOptions = {},
): Promise<ListPage<Row>> {
  const { status, answer } = await callForAnswer(call, options);
  return {
    rows: readAs(schema, answer['data'], status),
    pagination: readAs(paginationSchema, answer['pagination'], status),
  };
}

/** The query string of the defined parameters, with a question mark, or empty. */
export function queryOf(parameters: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
}
