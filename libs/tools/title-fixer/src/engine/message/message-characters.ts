import { CHARACTERS_NAMED } from './message-words.data.ts';

// One sign in quotes, whatever the quotes.
const QUOTED = /["'“”‘’`「『«„]\s?([^\p{L}\p{N}\s])\s?["'“”‘’`」』»]/gu;
// What parts or frames a list of signs and is no sign of it.
const FRAME = /[\s,，、;；:：()（）[\]"'“”‘’`「」『』«»„。]+/u;
const ONLY_SIGNS = /^[^\p{L}\p{N}\s]+$/u;
const PLAIN_END = /[.。]+$/u;

/** The signs that a message says a title may not hold, each once, in the order of the message. */
export function findCharacters(message: string): string[] {
  const quoted = Array.from(message.matchAll(QUOTED), ([, sign = '']) => sign);
  const listed = Array.from(message.matchAll(CHARACTERS_NAMED)).flatMap(({ 0: words, index }) => {
    const [line = ''] = message.slice(index + words.length).split('\n');
    return line.split(FRAME).flatMap(signsOf);
  });
  return [...new Set([...quoted, ...listed])].filter((sign) => !FRAME.test(sign));
}

/** The signs of a piece that holds nothing else; the stop that ends a sentence is none. */
function signsOf(piece: string): string[] {
  const signs = piece.replace(PLAIN_END, '');
  return ONLY_SIGNS.test(signs) ? Array.from(signs) : [];
}
