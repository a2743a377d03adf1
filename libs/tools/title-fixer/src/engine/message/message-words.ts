import { FIELD_NAMES, PROHIBITION, REPETITION, WORDS_LISTED } from './message-words.data.ts';

export interface NamedWords {
  /** Lower case, each once: what the message says is repeated too often. */
  readonly repeated: readonly string[];
  /** What it says must not stand in a title at all. */
  readonly forbidden: readonly string[];
}

const SENTENCE_END = /(?<=[.!?])\s+|[。！？\n]+/u;
const QUOTED =
  /"([^"]+)"|“([^”]+)”|‘([^’]+)’|「([^」]+)」|『([^』]+)』|«\s*([^»]+?)\s*»|„([^“”]+)[“”]|`([^`]+)`|(?<![\p{L}\p{N}])'([^']+)'(?![\p{L}\p{N}])/gu;
const LIST_GAP = /[,，、;；/]|\s+(?:and|und|et|y|e|dan|và)\s+|和|与|與|及/u;
const FRAME = /^[\s"'“”‘’「」『』«»„`()[\]]+|[\s"'“”‘’「」『』«»„`()[\].]+$/gu;
// A word or a short phrase, not a sentence, an identifier or a sign.
const NAMED_WORD = /^(?=.*\p{L})[\p{L}\p{M}\p{N}'’&-]+(?: [\p{L}\p{M}\p{N}'’&-]+){0,3}$/u;
const LONGEST = 40;

/** The words that a message in lower case names as repeated or as forbidden. */
export function findWords(message: string): NamedWords {
  const repeated = new Set<string>();
  const forbidden = new Set<string>();
  for (const sentence of message.split(SENTENCE_END)) {
    const found = REPETITION.test(sentence) ? repeated : PROHIBITION.test(sentence) ? forbidden : undefined;
    for (const word of found ? namedIn(sentence) : []) found?.add(word);
  }
  return { repeated: [...repeated], forbidden: [...forbidden].filter((word) => !repeated.has(word)) };
}

function namedIn(sentence: string): string[] {
  const quoted = Array.from(sentence.matchAll(QUOTED), (match) => match.slice(1).find(Boolean) ?? '');
  const listed = quoted.length > 0 ? [] : (WORDS_LISTED.exec(sentence)?.[1] ?? '').split(LIST_GAP);
  return [...quoted, ...listed]
    .map((word) => word.replace(FRAME, ''))
    .filter((word) => word.length <= LONGEST && NAMED_WORD.test(word) && !FIELD_NAMES.includes(word));
}
