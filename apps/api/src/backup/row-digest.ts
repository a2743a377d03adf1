import { hash } from 'node:crypto';

/** Row count and a checksum that does not depend on the order of rows. */
export interface RowDigest {
  readonly add: (line: Buffer | string) => void;
  readonly rows: () => number;
  readonly checksum: () => string;
}

/**
 * The checksum is two sums modulo 2^64, one per half of each row hash, so that duplicates count. It detects damage and
 * mistakes; it is not a signature.
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
