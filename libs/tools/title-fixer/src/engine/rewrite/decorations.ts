import type { TitleReading } from '../check/read-title.ts';
import type { Span } from '@seller-toolbox/listing-text/words';
import { ENTITY } from './entities.ts';
import { overlaps } from './title-units.ts';

// Emoji and ornaments, but no trademark, and nothing that tells a fact: "USB-C ↔ HDMI", "Size Ⓜ".
const ORNAMENT =
  /(?![™®©Ⓜ\u2194-\u21aa])\p{Extended_Pictographic}[\p{Emoji_Modifier}\ufe0f\u200d]*|\p{Regional_Indicator}|[★☆✦✧●■◆►▶♪♫♥❤]/giu;
// Only what is known as markup: "<Black>" says something.
const TAG =
  /<\/?(?:a|b|i|u|p|s|br|em|strong|span|div|font|ul|ol|li|h[1-6]|sup|sub|small|img)(?:\s[^<>]*)?\/?>/giu;
const DECORATION = new RegExp([ORNAMENT, TAG, ENTITY].map(({ source }) => source).join('|'), 'giu');

type Decorated = Pick<TitleReading, 'text' | 'brandSpans'>;

/** Where a title is decorated outside the brand: emoji, ornaments, markup. No marketplace shows them as they are meant. */
export function findDecorations(title: Decorated): Span[] {
  return placesOf(DECORATION, title);
}

/** Of these, the entities of markup, which stand for a sign. */
export function findEntities(title: Decorated): Span[] {
  return placesOf(ENTITY, title);
}

function placesOf(pattern: RegExp, { text, brandSpans }: Decorated): Span[] {
  return Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  })).filter((place) => !brandSpans.some((brand) => overlaps(brand, place)));
}
