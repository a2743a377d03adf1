import type { Span } from '@seller-toolbox/listing-text/words';

/** "EP-603-BK", "KUI-6CL-L": capitals and digits around hyphens, after at most four letters; not "3-PACK" or "MAKITA-18V". */
const CODE =
  /(?<![\p{L}\p{N}-])(?=[\p{Lu}-]*\p{N})\p{Lu}{1,4}(?:\p{N}[\p{Lu}\p{N}]*)?(?:-[\p{Lu}\p{N}]{1,12}){1,4}(?![\p{L}\p{N}-])/gu;

/** The spans of hyphenated codes of models, which are names: their letters are no words and keep their capitals. */
export function hyphenatedCodes(text: string): Span[] {
  return Array.from(text.matchAll(CODE), ({ 0: code, index }) => ({
    start: index,
    end: index + code.length,
  }));
}
