// More combining marks in a row than any language writes: the limit of the Stream-Safe Text Format (UAX 15) is 30.
// The halfwidth sound marks become combining ones under NFKC and NFKD.
const LONG_RUN = /([\p{M}\uff9e\uff9f]{31,})/u;
const PIECES = /[\p{M}\uff9e\uff9f]{1,30}/gu;

/**
 * `String.prototype.normalize` in linear time: that sorts each run of combining marks in quadratic time. Each 30 marks
 * of a longer run are normalized separately.
 */
export function normalizeText(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string {
  return text
    .split(LONG_RUN)
    .flatMap((part, at) => (at % 2 === 0 ? part : (part.match(PIECES) ?? [])))
    .map((part) => part.normalize(form))
    .join('');
}
