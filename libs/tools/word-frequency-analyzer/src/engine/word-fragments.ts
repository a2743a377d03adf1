import { STOP_WORDS } from '@seller-toolbox/reference-data/stop-words.data';

/** Longer runs of fragments are more likely several words. */
const MAX_FRAGMENTS = 4;

const FUNCTION_CHARACTERS: ReadonlySet<string> = new Set(
  ['zh', 'zh-TW', 'ja']
    .flatMap((language) => STOP_WORDS[language] ?? [])
    .filter(({ length }) => length === 1),
);
const LONE_HAN = /^\p{Script=Han}$/u;
const SHORT_KATAKANA = /^[\p{Script=Katakana}ー]{1,2}$/u;

type Fragment = 'han' | 'katakana' | null;

/**
 * Joins what the segmenter has split because the word is not in its dictionary: 蓝牙 音 箱 becomes 蓝牙 音箱, イヤ ホン
 * becomes イヤホン. Two to four fragments of one script in a row are joined: single Chinese characters that are no
 * function words (的, 和), and one or two letters of katakana.
 * @param visit calls back with the words of the segmenter
 */
export function joinFragments(
  visit: (callback: (word: string) => void) => void,
  callback: (word: string) => void,
) {
  let fragments: string[] = [];
  let script: Fragment = null;
  const flush = () => {
    if (fragments.length > 1 && fragments.length <= MAX_FRAGMENTS) callback(fragments.join(''));
    else fragments.forEach(callback);
    fragments = [];
  };
  visit((word) => {
    const next = fragmentOf(word);
    if (next !== script) flush();
    script = next;
    if (next === null) callback(word);
    else fragments.push(word);
  });
  flush();
}

function fragmentOf(word: string): Fragment {
  if (word.length > 2) return null;
  if (LONE_HAN.test(word)) return FUNCTION_CHARACTERS.has(word) ? null : 'han';
  return SHORT_KATAKANA.test(word) ? 'katakana' : null;
}
