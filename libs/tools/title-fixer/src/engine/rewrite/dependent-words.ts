import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import type { Span } from '@seller-toolbox/listing-text/words';
import type { ParsedTitle } from '../check/parse-title.ts';
import { lexiconOf } from './part-role.ts';
import { CARE_BEFORE } from './praise-segment.data.ts';
import { PRAISE_FIGURES } from './praise-stems.data.ts';
import { OFFER_LEADS, PROMOTED_NOUNS } from './promotional-phrases.data.ts';
import { hasFact } from './orphaned-words.ts';
import { mergeSpans, overlaps } from './spans.ts';
import { isUnspaced } from './title-language.ts';

type Title = Pick<ParsedTitle, 'text' | 'brandSpans'>;

/** The spans of claims and offers with the words that belonged to their phrases only, and with what is between two of them. */
export function withDependentWords(
  { text, brandSpans }: Title,
  spans: readonly Span[],
  language: string,
): Span[] {
  const isBranded = (span: Span) => brandSpans.some((brand) => overlaps(brand, span));
  // "SUPER AMAZING QUALITY Acme": what is praised is not the brand.
  const nounBeforeBrand = (end: number) => {
    const [found = '', noun = ''] = /^\s{1,9}(\p{L}{1,20})\s{1,9}/u.exec(text.slice(end)) ?? [];
    const isNoun = PROMOTED_NOUNS[language]?.includes(foldCase(noun)) ?? false;
    return isNoun && brandSpans.some(({ start }) => start === end + found.length) ? end + found.length : end;
  };
  const widened = isUnspaced(language)
    ? spans
    : spans.map((span) => {
        const wide = { start: startBefore(text, span, language), end: endAfter(text, span, language) };
        return {
          start: isBranded({ start: wide.start, end: span.start }) ? span.start : wide.start,
          end: isBranded({ start: span.end, end: wide.end }) ? span.end : nounBeforeBrand(wide.end),
        };
      });
  const own = mergeSpans(widened);
  const between = own.flatMap((span, at) => {
    const next = own[at + 1];
    const gap = { start: span.end, end: next?.start ?? span.end };
    return next && !isBranded(gap) && isFiller(text, gap, language)
      ? [{ start: span.start, end: next.end }]
      : [];
  });
  return mergeSpans([...own, ...between]);
}

const ENDS_COMPOUND = /^(?:on|in|up|out|off|a|e|y)$/iu;

/** "100% Soddisfatti o Rimborsati"; not "100% Cotton Guaranteed". */
const WHOLE = /100\s?[%％]\s+$/u;
const OF_SATISFACTION = /^(?:satis|soddisf|zufried)/iu;

/** "jetzt" of "jetzt 20 % Rabatt", "and" before an offer of several words, "anti" of "anti dust mite proof". */
function startBefore(text: string, { start, end }: Span, language: string): number {
  const { connectors } = lexiconOf(language);
  const hasSeveral = /\S\s+\S/u.test(text.slice(start, end).trim());
  const [whole = ''] = OF_SATISFACTION.test(text.slice(start, end))
    ? (WHOLE.exec(text.slice(0, start)) ?? [])
    : [];
  let from = start - whole.length;
  for (;;) {
    const [found = '', word = ''] =
      /(?<![^\s,;|•!?¡¿()[\]–—])([\p{L}'’&+]+)\s+$/u.exec(text.slice(0, from)) ?? [];
    const folded = foldCase(word);
    const isLead =
      (OFFER_LEADS.includes(folded) || folded === 'anti') &&
      !CARE_BEFORE.test(text.slice(0, Math.max(0, from - found.length)));
    if (found === '' || !(isLead || (hasSeveral && connectors.includes(folded) && !ENDS_COMPOUND.test(word))))
      return from;
    from -= found.length;
  }
}

const COMPLETING = /^\s+(?:proof|resistant|repellent)(?![\p{L}\p{N}])/iu;
/** "Miglior Prezzo Amazon", "Best Seller on Amazon". */
const SHOP = /^\s+(?:(?:on|su|auf|bei|en|sur)\s)?amazon(?=\s*(?:$|[,;|–—]))/iu;
/** "mit Code RAD20", "use coupon SAVE15". */
const CODE =
  /^\s+(?:(?:with|mit|avec|con|using|use|by)\s)?(?:\p{L}{0,12}code|coupon|código|codice|cupón|gutschein)[:\s]{1,3}(?=\S{0,20}[\p{Lu}\p{N}])[\p{L}\p{N}-]{3,20}/iu;
/** "le meilleur", "elimina el dolor": what follows with "of" belongs to it. */
const NAMED =
  /(?:^|\s)(?:the|le|la|les|el|los|las|il|lo|i|gli|der|die|das)\s\p{L}+(?:\s\p{L}+)?$|(?:best\p{L}{0,2}|sieger|\p{L}{3}est|1)$/iu;
const BELONGING =
  /^\s+(?:(?:of|in|on|du|des?|del|della|dei|delle|degli|vom|im|der|des)\s(?:(?:the|la|le|les|el|los|las|il|dem)\s)?|(?:d|dell|de l)['’])([\p{L}-]+)(?![\p{L}\p{N}])/iu;
const MAX_KNOWN = 3;

function endAfter(text: string, { start, end }: Span, language: string): number {
  const rest = text.slice(end);
  const tail = COMPLETING.exec(rest) ?? CODE.exec(rest) ?? SHOP.exec(rest);
  if (tail) return end + tail[0].length;
  if (!NAMED.test(text.slice(start, end).trim())) return end;
  // "best hose in Australia" of a hose: what the title says elsewhere goes too.
  const others = foldCase(`${text.slice(0, start)} ${rest}`);
  const isSaidTwice = (word: string) => others.split(foldCase(word)).length > 2;
  let known = 0;
  for (let count = 0; count <= MAX_KNOWN; count += 1) {
    const found = BELONGING.exec(rest.slice(known));
    if (found && !hasFact(found[1] ?? '', language)) return end + known + found[0].length;
    const [next = '', word = ''] = /^\s+(\p{L}{3,})(?![\p{L}\p{N}-])/u.exec(rest.slice(known)) ?? [];
    if (next === '' || !isSaidTwice(word)) return end;
    known += next.length;
  }
  return end;
}

const PUNCTUATION = /[,;|•!?¡¿()[\]（）【】，、]|\s[-–—]\s/u;
const MAX_WORDS_INSIDE = 3;
const MIN_UNSPACED = 4;
const MAX_UNSPACED = 12;

/** Whether a gap between two spans of one phrase is a few words that say nothing of the product; a phrase of its own may be a feature. */
function isFiller(text: string, { start, end }: Span, language: string): boolean {
  const gap = text.slice(start, end);
  const words = gap.replace(PRAISE_FIGURES, ' ').trim();
  if (words === '' || PUNCTUATION.test(gap) || /\p{N}/u.test(words) || hasFact(words, language)) return false;
  if (!isUnspaced(language)) return words.split(/\s+/u).length <= MAX_WORDS_INSIDE;
  // "送料無料 保温保冷 最安値".
  const isApart = /^\s.*\s$/u.test(gap);
  const { length } = words;
  return (
    !isApart &&
    !/\s/u.test(words) &&
    length >= MIN_UNSPACED &&
    length <= MAX_UNSPACED &&
    !/[用色]$/u.test(words)
  );
}
