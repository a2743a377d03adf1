import { codePointLength } from '@seller-toolbox/listing-text/code-points';
import { dropLooseEnd, dropUnits, keptBrand } from './drop-units.ts';
import { writeTitle } from './gaps.ts';
import { mayEndBefore } from './phrase-end.ts';
import type { TitleDraft } from './title-units.ts';

/** Rather than half a phrase at its end a title has up to half its length less. */
const MIN_SHARE = 0.5;
/** What counts or measures the word behind it, and says nothing without it. */
const BARE_NUMBER = /^(?:[\p{N}.,]+|[x×])$/iu;

/**
 * The draft with as many of its first units as fit `max` code points, without half a phrase at the end where that costs not
 * too much; the brand stays wherever it is.
 */
export function shortenFromEnd(draft: TitleDraft, max: number, language: string): TitleDraft {
  if (titleLength(draft) <= max) return draft;
  let fitting = 0;
  let tooMany = draft.units.length;
  while (tooMany - fitting > 1) {
    const middle = Math.floor((fitting + tooMany) / 2);
    if (titleLength(firstUnits(draft, middle, language)) <= max) fitting = middle;
    else tooMany = middle;
  }
  return firstUnits(draft, wholePhrases(draft, fitting, max, language), language);
}

/** How many of the units that fit are kept so that the last phrase is whole; else so that no number loses its unit. */
function wholePhrases(draft: TitleDraft, fitting: number, max: number, language: string): number {
  const { units } = draft;
  let count = fitting;
  while (count > 0 && !mayEndBefore(units, count, language)) count -= 1;
  if (count === fitting || titleLength(firstUnits(draft, count, language)) >= max * MIN_SHARE) return count;
  count = fitting;
  while (count > 1 && BARE_NUMBER.test(units[count - 1]?.text ?? '')) count -= 1;
  return count;
}

/** The first units that fit `max` code points and end a phrase; undefined where none do. */
export function shortenToPhrase(draft: TitleDraft, max: number, language: string): TitleDraft | undefined {
  for (let count = draft.units.length - 1; count > 0; count -= 1) {
    if (!mayEndBefore(draft.units, count, language)) continue;
    const shortened = firstUnits(draft, count, language);
    if (titleLength(shortened) <= max) return shortened;
  }
  return undefined;
}

/** The length of what the draft writes, in code points. */
export function titleLength(draft: TitleDraft): number {
  return codePointLength(writeTitle(draft));
}

function firstUnits(draft: TitleDraft, count: number, language: string): TitleDraft {
  const brand = keptBrand(draft);
  const kept = dropUnits(draft, (_unit, index) => index >= count && index !== brand, language);
  return dropLooseEnd(kept, language);
}
