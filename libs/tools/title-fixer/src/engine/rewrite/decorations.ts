import type { ParsedTitle } from '../check/parse-title.ts';
import type { Span } from '@seller-toolbox/listing-text/words';
import { ENTITY, TAG } from '../check/markup.ts';
import { overlaps, spansOf } from './spans.ts';

// Emoji, ornaments and characters that do not show, but no trademark symbols and none that carry information: "USB-C ↔ HDMI", "Size Ⓜ".
const ORNAMENT =
  /[0-9#*]\ufe0f?\u20e3|(?!\s)\p{Cc}|[\u202a-\u202e\u2066-\u2069]|(?![™®©Ⓜ\u2194-\u21aa])\p{Extended_Pictographic}[\p{Emoji_Modifier}\ufe0f\u200d]*|\p{Regional_Indicator}|[★☆♪♫♥■-◿✁-✔✗-➿]/giu;
/** What is left of marks that had something between or beside them: "- -", a lone quotation mark, empty brackets. */
const LEFT_OVER =
  /(?<=\s)[-–—](?:\s+[-–—])+(?=\s)|(?<=[^\p{N}]\s)["“”](?:\s*["“”])?(?=\s)|\(\s*\)|\[\s*\]/giu;
const DECORATION = new RegExp(
  [ORNAMENT, TAG, ENTITY, LEFT_OVER].map(({ source }) => source).join('|'),
  'giu',
);

type DecoratedTitle = Pick<ParsedTitle, 'text' | 'brandSpans'>;

/** The spans of emoji, ornaments and markup outside the brand. No marketplace renders them as intended. */
export function findDecorations(title: DecoratedTitle): Span[] {
  return indexesByDesignator(DECORATION, title);
}

/** The spans of trademark symbols and marks of a footnote outside the brand: they may be in a title, but no version needs them. */
export function findTrademarks(title: DecoratedTitle): Span[] {
  return indexesByDesignator(/\s?[™®©℠]\ufe0f?|(?<=\p{L})\*+(?![\p{L}\p{N}])/gu, title);
}

/** The spans of HTML entities outside the brand. */
export function findEntities(title: DecoratedTitle): Span[] {
  return indexesByDesignator(ENTITY, title);
}

function indexesByDesignator(pattern: RegExp, { text, brandSpans }: DecoratedTitle): Span[] {
  return spansOf(text, pattern).filter((span) => !brandSpans.some((brand) => overlaps(brand, span)));
}
