import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import type { Span } from '@seller-toolbox/listing-text/words';
import type { ParsedTitle } from '../check/parse-title.ts';
import { overlaps } from './spans.ts';
import { isUnspaced } from './title-language.ts';

const MARK = /\s{0,9}([/>~_→➔➜➤»*·=:：$^]{1,3})\s{0,9}/gu;
/** Allowed in no title, so it is a separator between spaces: "Gray $ Pet Sofa". */
const FORBIDDEN = /[$^]/u;
/** Twice the same, or an arrow of two characters: "//", ">>", "=>". */
const COMPOSED = /^(?:(.)\1+|=>)$/u;
const BRACKETS = /\([^()]*\)|\[[^[\]]*\]|（[^（）]*）|【[^【】]*】|「[^「」]*」|<[^<>]*>/gu;
/** Between other separators too. */
const PART_END = /[,;|，、]/u;

const MEASURE_END = /\p{N}\s?(\p{L}{1,4}|["″])$/u;
const MEASURE_START = /^\p{N}[\p{N}.,]{0,6}\s?(\p{L}{1,4}|["″])(?!\p{L})/u;

/** How often a mark of one character must be in a title to separate its parts. */
const MIN_SPACED = 2;
const MIN_TIGHT = 3;
const MIN_SLASHES = 3;
const MIN_UNSPACED_SLASHES = 4;
/** Of the parts between slashes at least this share has several words: "Pro/Air" separates none. */
const MIN_SHARE = 0.4;

type MarkedTitle = Pick<ParsedTitle, 'text' | 'brandSpans'>;

interface Mark extends Span {
  readonly mark: string;
  readonly isSpaced: boolean;
}

/** The marks by which a seller separates the parts of a title instead of commas, outside brackets and the brand. */
export function findOwnSeparators({ text, brandSpans }: MarkedTitle, language: string): Mark[] {
  const plain = text.replace(BRACKETS, (inside) => '('.repeat(inside.length));
  const marks = Array.from(plain.matchAll(MARK), ({ 0: found, 1: mark = '', index }) => ({
    start: index,
    end: index + found.length,
    mark,
    isSpaced: /^\s.*\s$/u.test(found),
  }))
    .filter((mark) => !brandSpans.some((brand) => overlaps(brand, mark)))
    .filter((mark) => isBetweenParts(plain, mark));
  const isUsed = (own: readonly Mark[], { mark, isSpaced }: Mark): boolean => {
    if (FORBIDDEN.test(mark)) return isSpaced;
    const spaced = own.filter(({ isSpaced }) => isSpaced).length;
    if (COMPOSED.test(mark)) return true;
    if (mark === '/') return spaced >= MIN_SPACED || separatesBySlashes(plain, own, language);
    if (/[:：]/u.test(mark)) return own.length >= MIN_TIGHT;
    // "USB_C_Cable" has it instead of spaces.
    if (mark === '_') return own.length >= MIN_SPACED && plain.split(' ').length > own.length;
    return spaced >= MIN_SPACED || own.length >= MIN_TIGHT;
  };
  return marks.filter((each) =>
    isUsed(
      marks.filter(({ mark }) => mark === each.mark),
      each,
    ),
  );
}

/** No mark of a range, size, address or "w/", at an end, or a colon inside a word. */
function isBetweenParts(text: string, { start, end, mark }: Mark): boolean {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  if (before === '' || after === '' || (FORBIDDEN.test(mark) && /^\p{N}/u.test(after))) return false;
  if (/\p{N}$/u.test(before) && /^\p{N}/u.test(after) && !COMPOSED.test(mark)) return false;
  // "370 ml / 640 ml": the sizes of one set.
  const unit = mark === '/' && MEASURE_END.exec(before)?.[1];
  if (unit && foldCase(MEASURE_START.exec(after)?.[1] ?? '') === foldCase(unit)) return false;
  if (/https?:?$/iu.test(before) || /(?<![\p{L}\p{N}])w$/iu.test(before)) return false;
  return (
    !/[:：]/u.test(mark) || /\s$/u.test(text.slice(start, end)) || /[^\p{Script=Latin}\p{N}]$/u.test(before)
  );
}

/** Whether slashes are between phrases, not between words that are alternatives. */
function separatesBySlashes(text: string, slashes: readonly Mark[], language: string): boolean {
  if (isUnspaced(language)) return slashes.length >= MIN_UNSPACED_SLASHES;
  let at = 0;
  const stretches = slashes.map(({ start, end }) => {
    const stretch = text.slice(at, start);
    at = end;
    return stretch;
  });
  const parts = [...stretches, text.slice(at)].flatMap((stretch, index) => {
    const own = stretch.split(PART_END);
    // What other separators divide from the slashes says nothing of them.
    return index === 0 ? own.slice(-1) : index === slashes.length ? own.slice(0, 1) : own;
  });
  const several = parts.filter((part) => part.trim().includes(' ')).length;
  return slashes.length >= MIN_SLASHES && several >= MIN_SLASHES && several >= parts.length * MIN_SHARE;
}

/** A text with a comma in the place of each of these marks. */
export function withCommas(text: string, marks: readonly Span[], language: string): string {
  const comma = isUnspaced(language) ? '、' : ', ';
  let result = '';
  let at = 0;
  for (const { start, end } of marks) {
    result += text.slice(at, start) + comma;
    at = end;
  }
  return result + text.slice(at);
}
