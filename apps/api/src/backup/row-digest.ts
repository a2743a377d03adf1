import { hash } from 'node:crypto';

/** The number of rows and a checksum over all of them, whatever their order: databases keep none. */
export interface RowDigest {
  readonly add: (line: Buffer | string) => void;
  readonly rows: () => number;
  readonly checksum: () => string;
}

/**
 * Two sums modulo 2^64 of the halves of each row's hash: rows that occur twice count twice, and a row that is missing,
 * changed or too many changes the sums. It finds damage and mistakes; it is no signature.
 */
export function createRowDigest(onHash: (hash: bigint) => void = () => {}): RowDigest {
  let rows = 0;
  let first = 0n;
  let second = 0n;
  return {
    add: (line) => {
      const digest = hash('sha256', line, 'buffer');
      const half = digest.readBigUInt64BE(0);
      first = BigInt.asUintN(64, first + half);
      second = BigInt.asUintN(64, second + digest.readBigUInt64BE(8));
      rows += 1;
      onHash(half);
    },
    rows: () => rows,
    checksum: () => hex(first) + hex(second),
  };
}

const hex = (value: bigint) => value.toString(16).padStart(16, '0');
