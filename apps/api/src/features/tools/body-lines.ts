import { PassThrough, type Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';

export const MAX_BATCH_ROWS = 10_000;
export const MAX_BATCH_BYTES = 20_000_000;
/** A larger line is read and dropped. */
export const MAX_LINE_BYTES = 1_000_000;
/** Of a body, read ahead of the runs: clients that read the answer after the last byte is sent need it. */
const MAX_AHEAD_BYTES = 8_000_000;
/** As many again are in use: a stream gives all that it has read ahead as one chunk. */
export const MAX_HELD_BYTES = 2 * MAX_AHEAD_BYTES;

const PIECE_BYTES = 64 * 1024;
const NEWLINE = 10;
const SPACE = 32;

/** A row of a batch: its line, or why it cannot run. */
export interface BatchRow {
  readonly row: number;
  readonly line: Buffer;
  readonly code?: string;
}

/**
 * The rows of a body, those that end in one piece of it together. Blank lines are no rows. A row beyond a limit of the body is
 * the last.
 */
export async function* bodyLines(body: Readable): AsyncGenerator<readonly BatchRow[]> {
  const lines = createLines();
  try {
    for await (const chunk of readAhead(body)) {
      for (const piece of piecesOf(chunk)) {
        const rows = lines.add(piece);
        if (rows.length > 0) yield rows;
        if (lines.isFull()) return;
        // A piece without rows costs time too.
        await setImmediate();
      }
    }
    yield lines.end();
  } finally {
    // What is left is read and dropped, so that the answer reaches a client that is still sending.
    body.unpipe();
    body.resume();
  }
}

function createLines() {
  let parts: Buffer[] = [];
  let partBytes = 0;
  let bytes = 0;
  let last = 0;
  let isFull = false;

  function take(part: Buffer): BatchRow[] {
    keep(part);
    const isTooLong = partBytes > MAX_LINE_BYTES;
    const line = withoutMark(Buffer.concat(parts), last === 0);
    [parts, partBytes] = [[], 0];
    if (!isTooLong && line.every((byte) => byte <= SPACE)) return [];
    last += 1;
    if (last > MAX_BATCH_ROWS) return fill('too-many-rows');
    return [isTooLong ? { row: last, line: NONE, code: 'line-too-long' } : { row: last, line }];
  }

  function keep(part: Buffer): void {
    partBytes += part.length;
    if (partBytes > MAX_LINE_BYTES) parts = [];
    else parts.push(part);
  }

  function fill(code: string): BatchRow[] {
    isFull = true;
    return [{ row: last, line: NONE, code }];
  }

  return {
    isFull: () => isFull,
    /** The rows that end in this piece. */
    add: (piece: Buffer): BatchRow[] => {
      bytes += piece.length;
      const rows: BatchRow[] = [];
      let from = 0;
      for (let at = piece.indexOf(NEWLINE); at >= 0 && !isFull; at = piece.indexOf(NEWLINE, from)) {
        rows.push(...take(piece.subarray(from, at)));
        from = at + 1;
      }
      if (isFull) return rows;
      keep(piece.subarray(from));
      if (bytes <= MAX_BATCH_BYTES) return rows;
      last += 1;
      return [...rows, ...fill('body-too-large')];
    },
    end: () => take(NONE),
  };
}

const NONE = Buffer.alloc(0);
const BYTE_ORDER_MARK = Buffer.from('\uFEFF');

function withoutMark(line: Buffer, isFirst: boolean): Buffer {
  const hasMark = isFirst && line.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK);
  return hasMark ? line.subarray(BYTE_ORDER_MARK.length) : line;
}

function piecesOf(chunk: Buffer): Buffer[] {
  const count = Math.ceil(chunk.length / PIECE_BYTES);
  return Array.from({ length: count }, (_, at) => chunk.subarray(at * PIECE_BYTES, (at + 1) * PIECE_BYTES));
}

/** Ends with an error if the client disconnects before the end of its body. */
function readAhead(body: Readable): AsyncIterable<Buffer> {
  const ahead = new PassThrough({
    readableHighWaterMark: MAX_AHEAD_BYTES,
    writableHighWaterMark: PIECE_BYTES,
  });
  const cancel = (error?: Error) => void ahead.destroy(error ?? new Error('The body ended early'));
  body.once('error', cancel);
  body.once('close', () => {
    if (!body.readableEnded) cancel();
  });
  return body.pipe(ahead);
}
