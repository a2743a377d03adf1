import { cutEnd } from '../cut-end.ts';
import type { ClaimFinding } from './claim-finding.ts';
import type { ClaimRepair } from './claim-repair.ts';
import { removingClaims } from './removal-cap.ts';

const LOOSE_START = /^[\s,，、;；:：]+/u;
const LOOSE = /[\s,，、;；:：|•~–—-]/u;

/** The text after the repairs. Removals that overlap are one; a replacement inside a removal goes with it. */
export function applyRepairs(text: string, repairs: readonly ClaimRepair[]): string {
  const united: ClaimRepair[] = [];
  for (const repair of repairs.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = united.at(-1);
    if (!last || repair.start >= last.end) united.push(repair);
    else if (repair.text === '') {
      const start = last.text === '' ? last.start : repair.start;
      united[united.length - 1] = { start, end: Math.max(last.end, repair.end), text: '' };
    }
  }
  const repaired = united.reduceRight((rest, { start, end, text: by }) => {
    const isDoubled = by === '' && /\s$/u.test(rest.slice(0, start));
    return rest.slice(0, start) + by + rest.slice(end).replace(isDoubled ? /^ +/u : '', '');
  }, text);
  const [first] = united;
  const last = united.at(-1);
  const started = first?.start === 0 && first.text === '' ? repaired.replace(LOOSE_START, '') : repaired;
  return last?.end === text.length && last.text === '' ? cutEnd(started, LOOSE) : started;
}

/** What a repair makes may be a claim again, or a mark beside one. */
const PASSES = 3;
/** Fewer words, or twice as many characters in a script without spaces, say nothing. */
const MIN_WORDS = 3;

/**
 * The text after its repairs, judged again; empty where a claim is left that gets a listing removed, or beside one fewer than
 * `minWords`.
 */
export function repairedText(
  text: string,
  find: (text: string) => readonly ClaimFinding[],
  minWords = MIN_WORDS,
): string {
  let repaired = text;
  let claims = find(text);
  const isAtRisk = removingClaims(claims).length > 0;
  for (let pass = 0; pass < PASSES; pass += 1) {
    const repairs = claims.flatMap(({ repair }) => repair ?? []);
    if (repairs.length === 0) break;
    repaired = applyRepairs(repaired, repairs).trim();
    claims = find(repaired);
  }
  return isAtRisk && (removingClaims(claims).length > 0 || lengthInWords(repaired) < minWords)
    ? ''
    : repaired;
}

function lengthInWords(text: string): number {
  const unspaced = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/gu)?.length ?? 0;
  return unspaced > 0 ? unspaced / 2 : (text.match(/[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu)?.length ?? 0);
}
