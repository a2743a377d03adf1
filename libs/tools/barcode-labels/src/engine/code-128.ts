import { CODE_128_PATTERNS } from './code-128-patterns.data.ts';
import { modulesOf } from './modules.ts';

/** The three code sets: control characters and capitals, all printable ASCII, pairs of digits. */
type CodeSet = 'A' | 'B' | 'C';

/** Of ways equally short, the earlier set wins: B is what scanners' menus call the usual one. */
const SETS: readonly CodeSet[] = ['B', 'A', 'C'];
const START: Readonly<Record<CodeSet, number>> = { A: 103, B: 104, C: 105 };
/** The symbol that changes to a set; it has the same value in the other two. */
const CHANGE: Readonly<Record<CodeSet, number>> = { A: 101, B: 100, C: 99 };
const STOP = 106;

/** Whether Code 128 can carry the text: ASCII, control characters included. */
export function fitsCode128(text: string): boolean {
  return /^[\u0000-\u007f]+$/.test(text);
}

/** Symbol values of a text in ASCII, start, check and stop included, in as few symbols as the three sets allow. */
export function code128Symbols(text: string): number[] {
  const data = shortest(text);
  return [...data, code128Checksum(data), STOP];
}

/** The start symbol and every other one times its place, modulo 103 (ISO/IEC 15417, annex A). */
export function code128Checksum(symbols: readonly number[]): number {
  return symbols.reduce((sum, symbol, place) => sum + symbol * Math.max(1, place), 0) % 103;
}

/** Dark modules as 1, light ones as 0, without quiet zones. */
export function code128Modules(text: string): string {
  return modulesOf(
    code128Symbols(text)
      .map((symbol) => CODE_128_PATTERNS[symbol] ?? '')
      .join(''),
  );
}

/** The ways to have written the text up to a place, one for each set that is in force there: dynamic programming. */
type Ways = Partial<Record<CodeSet, readonly number[]>>;

function shortest(text: string): number[] {
  const ways: Ways[] = [{}];
  for (let place = 0; place < text.length; place += 1) {
    const here = place === 0 ? {} : withChanges(ways[place] ?? {});
    for (const set of SETS) {
      const written = encode(text, place, set);
      const before = place === 0 ? [START[set]] : here[set];
      if (!written || !before) continue;
      const next = place + written.length;
      const way = [...before, written.symbol];
      const known = ways[next]?.[set];
      if (!known || way.length < known.length) ways[next] = { ...ways[next], [set]: way };
    }
  }
  const last = ways[text.length] ?? {};
  const found = SETS.map((set) => last[set]).filter((way) => way !== undefined);
  return [...(found.sort((a, b) => a.length - b.length)[0] ?? [])];
}

/** From a set one may change to another for one symbol. */
function withChanges(ways: Ways): Ways {
  const all: Ways = {};
  for (const set of SETS) {
    const candidates = SETS.flatMap((from) => {
      const way = ways[from];
      if (!way) return [];
      return [from === set ? way : [...way, CHANGE[set]]];
    }).sort((a, b) => a.length - b.length);
    const [best] = candidates;
    if (best) all[set] = best;
  }
  return all;
}

function encode(text: string, place: number, set: CodeSet): { symbol: number; length: number } | null {
  const code = text.charCodeAt(place);
  if (set === 'C') {
    const pair = /^\d\d/.exec(text.slice(place, place + 2))?.[0];
    return pair === undefined ? null : { symbol: Number(pair), length: 2 };
  }
  if (set === 'B') return code >= 32 && code < 128 ? { symbol: code - 32, length: 1 } : null;
  return code < 96 ? { symbol: code < 32 ? code + 64 : code - 32, length: 1 } : null;
}
