/** A part of a text that both versions have, or one of them. */
export interface DifferencePart {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Pairs of words that are compared at most; two longer texts that have little in common are told apart as wholes. */
const MOST_PAIRS = 2_000_000;

/**
 * What became of a text: the fewest words that were removed and added, in reading order. By whole words, so that none is
 * cut in two because another one has its first letter.
 */
export function textDifference(before: string, after: string): readonly DifferencePart[] {
  const old = wordsOf(before);
  const now = wordsOf(after);
  const most = Math.min(old.length, now.length);
  let first = 0;
  while (first < most && old[first] === now[first]) first += 1;
  let last = 0;
  while (last < most - first && old[old.length - 1 - last] === now[now.length - 1 - last]) last += 1;
  return joined([
    ...now.slice(0, first).map(same),
    ...between(old.slice(first, old.length - last), now.slice(first, now.length - last)),
    ...now.slice(now.length - last).map(same),
  ]);
}

/** Words, and what is between them; characters where the browser knows of no words. */
function wordsOf(text: string): readonly string[] {
  if (!('Segmenter' in Intl)) return Array.from(text);
  const segments = new Intl.Segmenter('zh', { granularity: 'word' }).segment(text);
  return Array.from(segments, ({ segment }) => segment);
}

const same = (text: string): DifferencePart => ({ kind: 'same', text });
const removed = (text: string): DifferencePart => ({ kind: 'removed', text });
const added = (text: string): DifferencePart => ({ kind: 'added', text });

/** Keeps as many words as both have in one order. */
function between(old: readonly string[], now: readonly string[]): readonly DifferencePart[] {
  if (old.length * now.length > MOST_PAIRS) return [...old.map(removed), ...now.map(added)];
  const commonFrom = commonWords(old, now);
  const parts: DifferencePart[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    const [left = '', right = ''] = [old[i], now[j]];
    if (i < old.length && j < now.length && left === right) {
      parts.push(same(left));
      i += 1;
      j += 1;
    } else if (i < old.length && (j === now.length || commonFrom(i + 1, j) >= commonFrom(i, j + 1))) {
      parts.push(removed(left));
      i += 1;
    } else {
      parts.push(added(right));
      j += 1;
    }
  }
  return parts;
}

/** How many words two texts have in common from a place in each on. */
function commonWords(old: readonly string[], now: readonly string[]): (i: number, j: number) => number {
  const width = now.length + 1;
  const counts = new Uint16Array((old.length + 1) * width);
  const at = (i: number, j: number) => counts[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      counts[i * width + j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  return at;
}

/** Neighbors of one kind as one part. */
function joined(parts: readonly DifferencePart[]): readonly DifferencePart[] {
  const whole: DifferencePart[] = [];
  for (const part of parts) {
    const last = whole.at(-1);
    if (last?.kind === part.kind) whole[whole.length - 1] = { ...last, text: last.text + part.text };
    else whole.push(part);
  }
  return whole;
}
