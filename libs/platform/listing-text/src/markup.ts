// A tag begins with a letter: "<10 lb" and "a < b" are none. An attribute may contain a quoted ">".
const TAG = /<\/?[a-z][a-z0-9]{0,20}(?:[\s/](?:"[^"<]{0,2000}"|'[^'<]{0,2000}'|[^<>"']){0,2000})?>/giu;
// A tag that was escaped once more, as files of listings have them.
const ESCAPED_TAG = /&lt;\/?[a-z](?:[^<>&]|&quot;|&#39;){0,500}&gt;/giu;
/** What begins and ends a block whose content is no text; only where it is closed within MAX_BLOCK characters. */
const BLOCKS: readonly (readonly [begin: RegExp, end: string])[] = [
  [/<script(?=[\s>])/giu, '</script'],
  [/<style(?=[\s>])/giu, '</style'],
  [/<!--/gu, '-->'],
];
const MAX_BLOCK = 10_000;
// Also with an ampersand that was escaped itself: "&amp;nbsp;".
const ENTITY = /&(?:(?:amp;)?(?:nbsp|quot|[lg]t|#\d{1,7}|#x[\da-f]{1,6})|[a-z]{2,10}\d{0,2});/giu;

/**
 * The text in which spaces replace HTML tags, scripts, comments and character references, so that none of them is read as a word;
 * every other character keeps its UTF-16 offset.
 */
export function withoutMarkup(text: string): string {
  const tagless = text.includes('<') ? withoutBlocks(text).replace(TAG, toSpaces) : text;
  return tagless.includes('&') ? tagless.replace(ESCAPED_TAG, toSpaces).replace(ENTITY, toSpaces) : tagless;
}

/** Each end is looked for once, however many blocks begin before it. */
function withoutBlocks(text: string): string {
  let result = text;
  for (const [begin, ending] of BLOCKS) {
    const lower = result.toLowerCase();
    // Some capitals have a small letter of two units.
    if (lower.length !== result.length) continue;
    let blanked = '';
    let at = 0;
    let end = 0;
    for (const { index } of lower.matchAll(begin)) {
      if (index < at) continue;
      if (end <= index) end = lower.indexOf(ending, index);
      if (end < 0) break;
      if (end - index > MAX_BLOCK) continue;
      const after = ending === '-->' ? end + ending.length : lower.indexOf('>', end) + 1 || end;
      blanked += result.slice(at, index) + ' '.repeat(after - index);
      at = after;
    }
    result = blanked + result.slice(at);
  }
  return result;
}

function toSpaces(markup: string): string {
  return ' '.repeat(markup.length);
}
