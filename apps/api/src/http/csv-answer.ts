import { CSV_START, rejectionSchema, toCsvLine } from '@seller-toolbox/contracts';
import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import * as z from 'zod/mini';

export interface CsvColumn<Row> {
  readonly name: string;
  readonly cell: (row: Row) => string | number | null;
}

export const CSV_TYPE = 'text/csv; charset=utf-8';

type Field = string | number | boolean | null;

/** Columns from the fields of a row, in this order. */
export function fieldColumns<Name extends string>(
  names: readonly Name[],
): CsvColumn<Readonly<Record<Name, Field>>>[] {
  return names.map((name) => ({ name, cell: (row) => toCell(row[name]) }));
}

function toCell(field: Field): string | number | null {
  return typeof field === 'boolean' ? String(field) : field;
}

/** The response schemas of a route that answers a CSV file. */
export const csvAnswers = { 200: z.string(), '4xx': rejectionSchema, '5xx': rejectionSchema };

export interface CsvFile<Row> {
  readonly name: string;
  readonly columns: readonly CsvColumn<Row>[];
  /** Streamed, so that the whole file is never in memory. */
  readonly parts: AsyncIterator<readonly Row[]>;
}

/** Sends a CSV file. Reads the first part before the headers, so that a database error gives a normal rejection. */
export async function sendCsv<Row>(reply: FastifyReply, { name, columns, parts }: CsvFile<Row>) {
  const first = await parts.next();
  reply.header('content-type', CSV_TYPE);
  reply.header('content-disposition', `attachment; filename="${name}.csv"`);
  return reply.send(Readable.from(linesOf(columns, first, parts)));
}

async function* linesOf<Row>(
  columns: readonly CsvColumn<Row>[],
  first: IteratorResult<readonly Row[]>,
  parts: AsyncIterator<readonly Row[]>,
) {
  yield CSV_START + toCsvLine(columns.map(({ name }) => name));
  for (let part = first; !part.done; part = await parts.next()) {
    yield part.value.map((row) => toCsvLine(columns.map(({ cell }) => cell(row) ?? ''))).join('');
  }
}
