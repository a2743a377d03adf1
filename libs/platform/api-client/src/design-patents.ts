import {
  foundPatentsSchema,
  type DesignPatentsQuery,
  type FoundPatents,
} from '@seller-toolbox/contracts/design-patents';
import { paginationSchema } from '@seller-toolbox/contracts/pagination';
import { callForAnswer, readAs, type CallOptions } from './call-api.ts';
import { queryOf } from './call-list.ts';

/** A page of the operator's design patents, and how many there are in all. */
export async function searchDesignPatents(
  query: Partial<DesignPatentsQuery>,
  options: CallOptions = {},
): Promise<{ readonly data: FoundPatents; readonly total: number }> {
  const { status, answer } = await callForAnswer({ path: `/design-patents${queryOf(query)}` }, options);
  return {
    data: readAs(foundPatentsSchema, answer['data'], status),
    total: readAs(paginationSchema, answer['pagination'], status).total,
  };
}
