import type { TitleDraft, TitleUnit } from './title-units.ts';

const OPENING = '([{（【［「『';
const CLOSING = ')]}）】］」』';
const EMPTY_PAIR = /[([{（【［「『]\s*[)\]}）】］」』]/gu;
const BRACKETS = /[()[\]{}（）【】［］「」『』]/gu;
const HAS_BRACKET = /[()[\]{}（）【】［］「」『』]/u;

/** Whether a gap parts phrases, not only words. */
export function isSeparator(gap: string): boolean {
  return /\S/u.test(gap);
}

/** Whether a gap is a comma and nothing else. */
export function isComma(gap: string): boolean {
  return /^\s*[,，、]\s*$/u.test(gap);
}

/** The one gap that is left where a unit between two gaps goes: the stronger of them, with the brackets of both. */
export function joinGaps(before: string, behind: string): string {
  if (HAS_BRACKET.test(before + behind)) return joinBrackets(before, behind);
  if (isSeparator(before)) return before;
  if (isSeparator(behind)) return behind;
  return before === '' && behind === '' ? '' : ' ';
}

function joinBrackets(before: string, behind: string): string {
  const joined = (before + behind).replace(EMPTY_PAIR, '');
  return HAS_BRACKET.test(joined) ? joined : oneSeparator(joined);
}

/** The first separator of a gap without brackets, or a space. */
function oneSeparator(gap: string): string {
  const [separator] = gap.match(/\s*\S+\s*/u) ?? [];
  return separator ?? ' ';
}

/** The title of a draft: one space at most, none before a separator, brackets in pairs, nothing loose at the ends. */
export function writeTitle(draft: TitleDraft): string {
  const { units, tail } = withPairedBrackets(draft);
  const body = units
    .map(({ gap, text }, index) => (index === 0 ? tidyStart(gap) : tidyGap(gap)) + text)
    .join('');
  return (body + tidyEnd(tail)).trim();
}

function tidyGap(gap: string): string {
  return gap
    .replace(/\s+/gu, ' ')
    .replace(/ (?=[,;:，、；)\]）】］」』])/gu, '')
    .replace(/(?<=[([（【［「『]) /gu, '');
}

function tidyStart(gap: string): string {
  return (gap.match(BRACKETS) ?? []).join('');
}

function tidyEnd(gap: string): string {
  return (gap.match(BRACKETS) ?? []).join('');
}

/** The draft without the brackets that lost their partner. */
function withPairedBrackets(draft: TitleDraft): TitleDraft {
  const gaps = [...draft.units.map(({ gap }) => gap), draft.tail];
  const paired = pairedBrackets(gaps);
  const cleaned = gaps.map((gap, at) => {
    let place = 0;
    const kept = gap.replace(BRACKETS, (bracket) => (paired.has(`${at}:${place++}`) ? bracket : ' '));
    return kept === gap || isSeparator(kept) ? kept : kept.replace(/\s+/gu, ' ');
  });
  return {
    units: draft.units.map((unit, index): TitleUnit => ({ ...unit, gap: cleaned[index] ?? '' })),
    tail: cleaned.at(-1) ?? '',
  };
}

/** The brackets that have a partner, each as "gap:place in the gap". */
function pairedBrackets(gaps: readonly string[]): ReadonlySet<string> {
  const paired = new Set<string>();
  const open: { id: string; kind: number }[] = [];
  gaps.forEach((gap, at) => {
    (gap.match(BRACKETS) ?? []).forEach((bracket, place) => {
      const id = `${at}:${place}`;
      if (OPENING.includes(bracket)) return void open.push({ id, kind: OPENING.indexOf(bracket) });
      const last = open.at(-1);
      if (last?.kind !== CLOSING.indexOf(bracket)) return;
      open.pop();
      paired.add(last.id).add(id);
    });
  });
  return paired;
}
