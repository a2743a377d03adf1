import { CODE_128_PATTERNS } from './code-128-patterns.data.ts';
import { modulesOf } from './modules.ts';

/** The three code sets: control characters and capitals, all printable ASCII, pairs of digits. */
type CodeSet = 'A' | 'B' | 'C';

/** In order of preference for encodings of equal length; B is the usual one. */
const CODE_SETS: readonly CodeSet[] = ['B', 'A', 'C'];
const START: Readonly<Record<CodeSet, number>> = { A: 103, B: 104, C: 105 };
/** Symbol that switches to a code set; it has the same value in the other two. */
const CODE_SET_CHANGE: Readonly<Record<CodeSet, number>> = { A: 101, B: 100, C: 99 };
const STOP = 106;

/** Whether Code 128 can encode the text: ASCII, control characters included. */
export function fitsCode128(text: string): boolean {
  return /^[\u0000-\u007f]+$/.test(text);
}

/** Symbol values of a text in ASCII, start, check and stop included, in as few symbols as the three sets allow. */
export function code128Symbols(text: string): number[] {
  const data = shortestEncoding(text);
  return [...data, code128Checksum(data), STOP];
}

/** The start symbol plus each other symbol times its position, modulo 103 (ISO/IEC 15417, annex A). */
export function code128Checksum(symbols: readonly number[]): number {
  return symbols.reduce((sum, symbol, position) => sum + symbol * Math.max(1, position), 0) % 103;
}

/** Dark modules as 1, light ones as 0, without quiet zones. */
export function code128Modules(text: string): string {
  return modulesOf(
    code128Symbols(text)
      .map((symbol) => CODE_128_PATTERNS[symbol] ?? '')
      .join(''),
  );
}

/** Shortest encoding of a prefix of the text for each code set active at its end (dynamic programming). */
type Encodings = Partial<Record<CodeSet, readonly number[]>>;

function shortestEncoding(text: string): number[] {
  const encodings: Encodings[] = [{}];
  for (let position = 0; position < text.length; position += 1) {
    const here = position === 0 ? {} : withCodeSetChanges(encodings[position] ?? {});
    for (const set of CODE_SETS) {
      const encoded = encode(text, position, set);
      const before = position === 0 ? [START[set]] : here[set];
      if (!encoded || !before) continue;
      const next = position + encoded.length;
      const encoding = [...before, encoded.symbol];
      const existing = encodings[next]?.[set];
      if (!existing || encoding.length < existing.length)
        encodings[next] = { ...encodings[next], [set]: encoding };
    }
  }
  const last = encodings[text.length] ?? {};
  const found = CODE_SETS.map((set) => last[set]).filter((encoding) => encoding !== undefined);
  return [...(found.sort((a, b) => a.length - b.length)[0] ?? [])];
}

/** Adds switches to other code sets, at one symbol each. */
function withCodeSetChanges(encodings: Encodings): Encodings {
  const all: Encodings = {};
  for (const set of CODE_SETS) {
    const candidates = CODE_SETS.flatMap((from) => {
      const encoding = encodings[from];
      if (!encoding) return [];
      return [from === set ? encoding : [...encoding, CODE_SET_CHANGE[set]]];
    }).sort((a, b) => a.length - b.length);
    const [best] = candidates;
    if (best) all[set] = best;
  }
  return all;
}

function encode(text: string, position: number, set: CodeSet): { symbol: number; length: number } | null {
  const code = text.charCodeAt(position);
  if (set === 'C') {
    const pair = /^\d\d/.exec(text.slice(position, position + 2))?.[0];
    return pair === undefined ? null : { symbol: Number(pair), length: 2 };
  }
  if (set === 'B') return code >= 32 && code < 128 ? { symbol: code - 32, length: 1 } : null;
  return code < 96 ? { symbol: code < 32 ? code + 64 : code - 32, length: 1 } : null;
}
