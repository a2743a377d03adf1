import { CHARACTERS_NAMED } from './message-words.data.ts';

// One character in quotes of any kind.
const QUOTED = /["'“”‘’`「『«„]\s?([^\p{L}\p{N}\s])\s?["'“”‘’`」』»]/gu;
// Separators, quotes and brackets around the characters of a list.
const FRAME = /[\s,，、;；:：()（）[\]"'“”‘’`「」『』«»„。]+/u;
const ONLY_SYMBOLS = /^[^\p{L}\p{N}\s]+$/u;
const FINAL_STOP = /(?<![.。])[.。]+$/u;

/** The distinct characters that a message forbids, in order. */
export function findCharacters(message: string): string[] {
  const quoted = Array.from(message.matchAll(QUOTED), ([, character = '']) => character);
  const listed = Array.from(message.matchAll(CHARACTERS_NAMED)).flatMap(({ 0: words, index }) => {
    const [line = ''] = message.slice(index + words.length).split('\n');
    return line.split(FRAME).flatMap(charactersOf);
  });
  return [...new Set([...quoted, ...listed])].filter((character) => !FRAME.test(character));
}

/** The characters of a text that consists of symbols only, without the full stop of the sentence. */
function charactersOf(piece: string): string[] {
  const characters = piece.replace(FINAL_STOP, '');
  return ONLY_SYMBOLS.test(characters) ? Array.from(characters) : [];
}
