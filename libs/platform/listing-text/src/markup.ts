import { ESCAPED_AMPERSANDS, LETTER_REFERENCE } from './letter-references.ts';

// A tag begins with a letter: "<10 lb" and "a < b" are none. An attribute may contain a quoted ">".
const TAG = /<\/?[a-z][a-z0-9]{0,20}(?:[\s/](?:"[^"<]{0,2000}"|'[^'<]{0,2000}'|[^<>"']){0,2000})?>/giu;
// A tag that was escaped once more, as files of listings have them.
const ESCAPED_TAG = /&lt;\/?[a-z](?:[^<>&]|&quot;|&#39;){0,500}&gt;/giu;
// Code between tags, and comments; only where they are closed soon: each of many that are not costs their longest length.
const CODE = /<(script|style)(?=[\s>])[^]{0,2000}?<\/\1\s{0,9}>/giu;
const COMMENT = /<!--[^]{0,2000}?-->/gu;
// Also with an ampersand that was escaped itself: "&amp;nbsp;"; of other names only "&amp;", for "salt&amp;pepper;" has a word.
const ENTITY = new RegExp(
  `&(?:${ESCAPED_AMPERSANDS}(?:${LETTER_REFERENCE}|amp|nbsp|quot|[lg]t|trade|reg|copy|#x?[\\da-f]{1,7})|[a-z]{2,10}\\d{0,2});`,
  'giu',
);

/**
 * The text in which spaces replace HTML tags, scripts, comments and character references, so that none of them is read as a word;
 * every other character keeps its UTF-16 offset.
 */
export function withoutMarkup(text: string): string {
  const codeless = /<\/s(?:cript|tyle)/iu.test(text) ? text.replace(CODE, toSpaces) : text;
  const tagless = text.includes('<') ? codeless.replace(COMMENT, toSpaces).replace(TAG, toSpaces) : codeless;
  return tagless.includes('&') ? tagless.replace(ESCAPED_TAG, toSpaces).replace(ENTITY, toSpaces) : tagless;
}

function toSpaces(markup: string): string {
  return ' '.repeat(markup.length);
}
