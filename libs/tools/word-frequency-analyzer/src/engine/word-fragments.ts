import { STOP_WORDS } from '@seller-toolbox/reference-data/stop-words.data';

/** Longer runs of fragments are more likely several words. */
const MAX_FRAGMENTS = 4;

const FUNCTION_CHARACTERS: ReadonlySet<string> = new Set(
  ['zh', 'zh-TW', 'ja']
    .flatMap((language) => STOP_WORDS[language] ?? [])
    .filter(({ length }) => length === 1),
);
// With the long-vowel mark, without the middle dot.
const KATAKANA_SEAM = /^[\u30a1-\u30fa\u30fc-\u30ff\uff66-\uff9f]{2}/u;
const LONE_HAN = /^\p{Script=Han}$/u;

/**
 * Joins what the segmenter has split because the word is not in its dictionary: 蓝牙 音 箱 becomes 蓝牙 音箱, ノイズ キャン セ
 * リング becomes ノイズキャンセリング. Joined are two to four single Chinese characters in a row that are no function words
 * (的, 和), and every run of katakana.
 * @param visit calls back with the words of the segmenter
 */
export function joinFragments(
  visit: (callback: (word: string) => void) => void,
  callback: (word: string) => void,
) {
  let fragments: string[] = [];
  let pending = '';
  const flush = () => {
    if (fragments.length > 1 && fragments.length <= MAX_FRAGMENTS) callback(fragments.join(''));
    else fragments.forEach(callback);
    fragments = [];
    if (pending !== '') callback(pending);
    pending = '';
  };
  visit((word) => {
    if (KATAKANA_SEAM.test(`${pending.at(-1) ?? ''}${word.charAt(0)}`)) pending += word;
    else if (isFragment(word)) {
      if (pending !== '') flush();
      fragments.push(word);
    } else {
      flush();
      pending = word;
    }
  });
  flush();
}

function isFragment(word: string): boolean {
  return word.length <= 2 && LONE_HAN.test(word) && !FUNCTION_CHARACTERS.has(word);
}
