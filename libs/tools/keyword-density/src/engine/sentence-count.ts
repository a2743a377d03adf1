// A stop before white space, quotes, brackets or the end; East Asian stops anywhere; a line break.
const SENTENCE_END = /(?<![.!?…])[.!?…]+(?=["'”’»)\]]*(?:\s|$))|[。！？．｡]+|[\n\r\u2028\u2029]+/u;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** Counts sentences: the parts between sentence ends that contain a letter or digit. */
export function countSentences(text: string): number {
  return text.split(SENTENCE_END).filter((part) => LETTER_OR_DIGIT.test(part)).length;
}
