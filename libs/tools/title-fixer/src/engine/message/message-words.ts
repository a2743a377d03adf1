import {
  FIELD_NAMES,
  MAX_USES,
  NAMED_KIND,
  PROHIBITION,
  REPETITION,
  TOO_MANY_USES,
  WORD_NAMED,
  WORDS_LISTED,
} from './message-words.data.ts';

export interface NamedWords {
  /** Distinct words that are repeated too often, lower case. */
  readonly repeated: readonly string[];
  /** Distinct words that must not occur at all, lower case. */
  readonly forbidden: readonly string[];
}

const SENTENCE_END = /(?<=[.!?])\s+|[。！？\n]+/u;
const QUOTED =
  /"([^"]+)"|“([^“”]+)”|‘([^‘’]+)’|「([^「」]+)」|『([^『』]+)』|«([^«»]+)»|„([^„“”]+)[“”]|`([^`]+)`|(?<![\p{L}\p{N}])'([^']+)'(?![\p{L}\p{N}])/gu;
const LIST_SEPARATOR = /[,，、;；/]|(?<!\s)\s+(?:and|und|et|y|e|dan|và)\s+|和|与|與|及/u;
const FRAME =
  /^[\s"'“”‘’「」『』«»„`()[\].]+$|^[\s"'“”‘’「」『』«»„`()[\]]+|(?<![\s"'“”‘’「」『』«»„`()[\].])[\s"'“”‘’「」『』«»„`()[\].]+$/gu;
// A word or a short phrase, not a sentence, an identifier or a symbol.
const WORD_OR_PHRASE = /^(?=.*\p{L})[#$€£%\p{L}\p{M}\p{N}'’&-]+%?(?: [#$€£%\p{L}\p{M}\p{N}'’&-]+){0,4}$/u;
const MAX_WORD_LENGTH = 40;

/** How often a word may occur if a lower-case message says so: "at most 2 times", "more than twice". */
export function findMaxUses(message: string): number | undefined {
  const [, tooMany] = TOO_MANY_USES.exec(message) ?? [];
  if (tooMany !== undefined) return Number(tooMany) - 1;
  const found = MAX_USES.exec(message);
  return found ? Number(found[1] ?? found[2] ?? 2) : undefined;
}

/** The words that a lower-case message calls repeated or forbidden. */
export function findWords(message: string): NamedWords {
  const repeated = new Set<string>();
  const forbidden = new Set<string>();
  let before: Set<string> | undefined;
  for (const sentence of message.split(SENTENCE_END)) {
    const own = REPETITION.test(sentence)
      ? repeated
      : PROHIBITION.test(sentence) || NAMED_KIND.test(sentence)
        ? forbidden
        : undefined;
    // "... more than twice. Words: dog, bed".
    const found = own ?? (WORDS_LISTED.exec(sentence)?.index === 0 ? before : undefined);
    before = found;
    for (const word of found ? wordsNamedIn(sentence) : []) found?.add(word);
  }
  return { repeated: [...repeated], forbidden: [...forbidden].filter((word) => !repeated.has(word)) };
}

function wordsNamedIn(sentence: string): string[] {
  const quoted = Array.from(sentence.matchAll(QUOTED), (match) => match.slice(1).find(Boolean) ?? '');
  const listed =
    quoted.length > 0
      ? []
      : (WORDS_LISTED.exec(sentence)?.[1] ?? WORD_NAMED.exec(sentence)?.[1] ?? '').split(LIST_SEPARATOR);
  return [...quoted, ...listed]
    .map((word) => word.replace(FRAME, ''))
    .filter(
      (word) => word.length <= MAX_WORD_LENGTH && WORD_OR_PHRASE.test(word) && !FIELD_NAMES.includes(word),
    );
}
