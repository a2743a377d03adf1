import type { TitleReading } from '../check/read-title.ts';
import type { Span } from '@seller-toolbox/listing-text/words';
import { overlaps } from './title-units.ts';

// Emoji and ornaments, but no trademark; tags and entities of markup.
const DECORATION =
  /(?![™®©])\p{Extended_Pictographic}[\p{Emoji_Modifier}\ufe0f\u200d]*|\p{Regional_Indicator}|[★☆✦✧●■◆►▶♪♫♥❤]|<\/?[a-z][^<>]*>|&(?:amp|quot|apos|lt|gt|nbsp|#\d+);/giu;

/** Where a title is decorated outside the brand: emoji, ornaments, markup. No marketplace shows them as they are meant. */
export function findDecorations({ text, brandSpans }: Pick<TitleReading, 'text' | 'brandSpans'>): Span[] {
  return Array.from(text.matchAll(DECORATION), ({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  })).filter((place) => !brandSpans.some((brand) => overlaps(brand, place)));
}
