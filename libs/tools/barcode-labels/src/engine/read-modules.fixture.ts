import { CODE_128_PATTERNS } from './code-128-patterns.data.ts';

/** Decoders for tests, written from the standards; they share only the pattern table with the encoders. */

function runLengths(modules: string): number[] {
  return [...modules.matchAll(/1+|0+/g)].map(([run]) => run.length);
}

/** The text of a Code 128 pattern; throws where start, check or stop is wrong. */
export function readCode128(modules: string): string {
  const widths = runLengths(modules).join('');
  const symbols: number[] = [];
  for (let at = 0; at + 7 < widths.length; at += 6)
    symbols.push(CODE_128_PATTERNS.indexOf(widths.slice(at, at + 6)));
  if (widths.slice(-7) !== CODE_128_PATTERNS[106]) throw new Error('no stop');
  const check = symbols.pop();
  const sum = symbols.reduce((total, value, place) => total + (place === 0 ? value : value * place), 0);
  if (sum % 103 !== check) throw new Error('wrong checksum');
  let set = { 103: 'A', 104: 'B', 105: 'C' }[symbols[0] ?? 0];
  let text = '';
  for (const value of symbols.slice(1)) {
    if (set === 'C' && value < 100) text += String(value).padStart(2, '0');
    else if (value === 99) set = 'C';
    else if (value === 100 && set !== 'B') set = 'B';
    else if (value === 101 && set !== 'A') set = 'A';
    else if (set === 'A') text += String.fromCharCode(value < 64 ? value + 32 : value - 64);
    else if (set === 'B') text += String.fromCharCode(value + 32);
    else throw new Error('wrong start');
  }
  return text;
}

/** Run lengths of the digits 0 to 9 in the left odd set, and which of the six are even, by first digit. */
const EAN_RUNS = ['3211', '2221', '2122', '1411', '1132', '1231', '1114', '1312', '1213', '3112'];
const EAN_FIRST = [
  'OOOOOO',
  'OOEOEE',
  'OOEEOE',
  'OOEEEO',
  'OEOOEE',
  'OEEOOE',
  'OEEEOO',
  'OEOEOE',
  'OEOEEO',
  'OEEOEO',
];

export function readEan13(modules: string): string {
  if (modules.length !== 95) throw new Error('95 modules');
  const digit = (at: number) => {
    const run = runLengths(modules.slice(at, at + 7)).join('');
    const odd = EAN_RUNS.indexOf(run);
    return odd >= 0
      ? { value: odd, set: 'O' }
      : { value: EAN_RUNS.indexOf([...run].reverse().join('')), set: 'E' };
  };
  const left = Array.from({ length: 6 }, (_, place) => digit(3 + place * 7));
  const right = Array.from({ length: 6 }, (_, place) =>
    EAN_RUNS.indexOf(runLengths(modules.slice(50 + place * 7, 57 + place * 7)).join('')),
  );
  const first = EAN_FIRST.indexOf(left.map(({ set }) => set).join(''));
  return [first, ...left.map(({ value }) => value), ...right].join('');
}

/** Wide and narrow of the digits 0 to 9. */
const ITF_DIGITS = ['nnwwn', 'wnnnw', 'nwnnw', 'wwnnn', 'nnwnw', 'wnwnn', 'nwwnn', 'nnnww', 'wnnwn', 'nwnwn'];

export function readItf(modules: string): string {
  const all = runLengths(modules).map((width) => (width > 1 ? 'w' : 'n'));
  if (all.slice(0, 4).join('') !== 'nnnn' || all.slice(-3).join('') !== 'wnn')
    throw new Error('no start or stop');
  const body = all.slice(4, -3);
  let text = '';
  for (let at = 0; at < body.length; at += 10) {
    const group = body.slice(at, at + 10);
    for (const parity of [0, 1]) {
      const pattern = group.filter((_, place) => place % 2 === parity).join('');
      text += ITF_DIGITS.indexOf(pattern);
    }
  }
  return text;
}
