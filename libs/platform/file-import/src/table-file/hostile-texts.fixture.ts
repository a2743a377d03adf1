const bytesOf = (text: string) => new TextEncoder().encode(text);
const times = (text: string, count: number) => text.repeat(count);
const HEAD = 'sku,available,inbound';
const LINE = 'A,1,2';
const file = (...lines: string[]) => bytesOf([HEAD, ...lines].join('\n'));

/** Broken files by their defect, each with the rows that are read, null for no table, or the rejection. */
export const HOSTILE_TEXTS: readonly [string, () => Uint8Array, number | null | string][] = [
  ['nothing', () => bytesOf(''), 'file-empty'],
  ['only a mark of encoding', () => bytesOf('\ufeff'), 'file-empty'],
  ['half a mark of UTF-16', () => Uint8Array.of(0xff), null],
  ['the mark of UTF-16 and nothing', () => Uint8Array.of(0xff, 0xfe), 'file-empty'],
  ['UTF-16 cut in the middle of a sign', () => Uint8Array.of(0xff, 0xfe, 65, 0, 66), null],
  ['zeros', () => new Uint8Array(1_000_000), 'file-not-text'],
  ['a zero byte in a cell', () => file('A\0,1,2'), 'file-not-text'],
  ['a workbook', () => bytesOf('PK\u0003\u0004'), 'file-is-workbook'],
  ['a file as large as may be', () => new Uint8Array(20 * 1024 * 1024).fill(44), null],
  ['a file that is too large', () => new Uint8Array(20 * 1024 * 1024 + 1).fill(44), 'file-too-large'],
  ['separators without end', () => bytesOf(`${HEAD}\n${times(',', 5_000_000)}`), null],
  ['a line without end', () => bytesOf(times('x', 10_000_000)), null],
  ['a cell without end', () => file(`${times('x', 10_000_000)},1,2`), 1],
  ['wide lines without end', () => bytesOf(times(`${times(',', 9_999)}x\n`, 2_000)), 799],
  ['lines without end', () => bytesOf(`${HEAD}\n${times(`${LINE}\n`, 1_000_000)}`), 5000],
  ['blank lines without end', () => bytesOf(`${HEAD}\n${times('\n', 5_000_000)}${LINE}`), null],
  ['carriage returns without end', () => bytesOf(`${HEAD}\r${times('\r', 1_000_000)}`), null],
  ['a quote that never ends', () => file(`"A,1,2\n${times(`${LINE}\n`, 100_000)}`), 1],
  ['nothing but quotes', () => bytesOf(times('"', 2_000_001)), null],
  ['quotes inside cells', () => file('A"B"C,1,2'), 1],
  ['a thousand doubled quotes', () => file(`"${times('""', 1000)}",1,2`), 1],
  ['every separator at once', () => bytesOf(`${times('a,b;c\td|e\n', 100)}`), 99],
  ['too few cells', () => file('A'), 1],
  ['too many cells', () => file(`${LINE}${times(',9', 100_000)}`), 1],
  ['ten thousand columns', () => bytesOf(`${times('sku,', 10_000)}\n${times('1,', 10_000)}`), 1],
  ['names of all objects for headers', () => bytesOf('__proto__,constructor,toString\n1,2,3'), 1],
  ['names of all objects for cells', () => file('__proto__,constructor,toString'), 1],
  ['formulas', () => file("=cmd|' /C calc'!A0,@SUM(1),+1"), 1],
  // Some old encoding gives every byte a meaning.
  ['half a surrogate pair', () => Uint8Array.from([...file('A'), 0xed, 0xa0, 0x80]), 1],
  ['a broken sequence of bytes', () => Uint8Array.from([...file('A'), 0xc3]), 1],
  ['right-to-left marks', () => file('\u202eA\u202c,1,2'), 1],
  ['control characters', () => file('\u0007A\u001b[31m,1,2'), 1],
  ['combining marks without end', () => file(`a${times('\u0301', 1_000_000)},1,2`), 1],
  ['old line ends', () => bytesOf(`${HEAD}\r${LINE}\r`), 1],
  ['line separators of Unicode', () => bytesOf(`${HEAD}\u2028${LINE}`), null],
];
