/** Two versions of a text: what they begin and end with alike, and what stands between. */
export interface TextDifference {
  readonly start: string;
  readonly removed: string;
  readonly added: string;
  readonly end: string;
}

/** By whole words, so that no word is cut in two because another one has its first letter. */
export function textDifference(before: string, after: string): TextDifference {
  const old = wordsOf(before);
  const now = wordsOf(after);
  const most = Math.min(old.length, now.length);
  let first = 0;
  while (first < most && old[first] === now[first]) first += 1;
  let last = 0;
  while (last < most - first && old[old.length - 1 - last] === now[now.length - 1 - last]) last += 1;
  return {
    start: now.slice(0, first).join(''),
    removed: old.slice(first, old.length - last).join(''),
    added: now.slice(first, now.length - last).join(''),
    end: now.slice(now.length - last).join(''),
  };
}

/** Words, and what is between them; characters where the browser knows of no words. */
function wordsOf(text: string): readonly string[] {
  if (!('Segmenter' in Intl)) return Array.from(text);
  const segments = new Intl.Segmenter('zh', { granularity: 'word' }).segment(text);
  return Array.from(segments, ({ segment }) => segment);
}
