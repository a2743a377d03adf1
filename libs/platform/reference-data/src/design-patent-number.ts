/**
 * The number of a US design patent as it is written (`D987654`, `US D0,987,654 S1`, `US-D0987654-S1`) as `D987654`; null for
 * what is none.
 */
export function designPatentNumber(written: string): string | null {
  const plain = written.toUpperCase().replace(/[\s,.\-/]/g, '');
  const digits = /^(?:US)?D0*([1-9]\d{0,8})(?:S\d?)?$/.exec(plain)?.[1];
  return digits === undefined ? null : `D${digits}`;
}
