// A tag begins with a letter: "<10 lb" and "a < b" are none. An attribute may contain a quoted ">".
const TAG = /<\/?[a-z][a-z0-9]{0,20}(?:[\s/](?:"[^"<]{0,2000}"|'[^'<]{0,2000}'|[^<>"']){0,2000})?>/giu;
const COMMENT = /<!--[^]{0,10000}?-->/gu;
const ENTITY = /&(?:[a-z]{2,10}\d{0,2}|#\d{1,7}|#x[\da-f]{1,6});/giu;

/**
 * The text in which spaces replace HTML tags, comments and character references, so that none of them is read as a word;
 * every other character keeps its UTF-16 offset.
 */
export function withoutMarkup(text: string): string {
  const tagless = text.includes('<') ? text.replace(COMMENT, toSpaces).replace(TAG, toSpaces) : text;
  return tagless.includes('&') ? tagless.replace(ENTITY, toSpaces) : tagless;
}

function toSpaces(markup: string): string {
  return ' '.repeat(markup.length);
}
