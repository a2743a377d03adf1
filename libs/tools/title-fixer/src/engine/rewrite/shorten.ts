import { codePointLength } from '@seller-toolbox/listing-text/code-points';
import { dropLooseEnd, dropUnits, keptBrand } from './drop-units.ts';
import { writeTitle } from './gaps.ts';
import type { TitleDraft } from './title-units.ts';

/** The draft with as many of its first units as fit `max` code points; the brand stays wherever it is. */
export function shortenFromEnd(draft: TitleDraft, max: number, language: string): TitleDraft {
  if (titleLength(draft) <= max) return draft;
  let fitting = 0;
  let tooMany = draft.units.length;
  while (tooMany - fitting > 1) {
    const middle = Math.floor((fitting + tooMany) / 2);
    if (titleLength(firstUnits(draft, middle, language)) <= max) fitting = middle;
    else tooMany = middle;
  }
  return firstUnits(draft, fitting, language);
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
