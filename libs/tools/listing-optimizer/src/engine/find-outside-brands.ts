import type { ClaimFinding, FindClaims } from '@seller-toolbox/listing-text/claims/claim-finding';
import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { splitKeywords } from '@seller-toolbox/listing-text/keyword-separators';
import type { Span } from '@seller-toolbox/listing-text/words';

/** A finder by which nothing inside a brand is a claim, but for the names themselves in search terms. `brands` is split at commas. */
export function findOutsideBrands(findClaims: FindClaims, brands: string | undefined): FindClaims {
  const names = splitKeywords(brands ?? '').map(toBrandText);
  if (names.length === 0) return findClaims;
  return (text, options) => {
    const spans = wholeSpans(toBrandText(text), names);
    const isInBrand = ({ start, end }: ClaimFinding) =>
      spans.some((span) => span.start <= start && end <= span.end);
    return findClaims(text, options).filter((claim) => claim.rule === 'rival-brand' || !isInBrand(claim));
  };
}

/** Of the same length: offsets stay. */
function toBrandText(text: string): string {
  return foldCase(text).replace(/[’‘]/gu, "'");
}

const WORD_CHARACTER = /[\p{L}\p{N}]/u;

/** Where a text has names that are no parts of longer words. */
function wholeSpans(text: string, names: readonly string[]): Span[] {
  return names.flatMap((name) => {
    const spans: Span[] = [];
    for (let start = text.indexOf(name); start >= 0; start = text.indexOf(name, start + 1)) {
      const end = start + name.length;
      const isPart = [text[start - 1], text[end]].some((one = '') => WORD_CHARACTER.test(one));
      if (!isPart) spans.push({ start, end });
    }
    return spans;
  });
}
