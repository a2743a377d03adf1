import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import type { Span } from '@seller-toolbox/listing-text/words';
import { PROMOTED_NOUNS } from './promotional-phrases.data.ts';
import { spansOf } from './spans.ts';

/** Names with a word of praise. */
const NAMES =
  /(?<![\p{L}\p{N}])(?:best (?:friends?|man|western|choice products)|amazing gra(?:ce|ss)|(?:amazing|ultimate|superior) spider-?man|guaranteed rate|ultimate (?:clean|ears|frisbee|fighting|nutrition)|perfect storm|perfect (?:pitch|fifths?|keto|bar)|miracle[\s-](?:gro|whip)|incredible hulk|incredibles|fantastic (?:four|beasts|mr)|greatest (?:showman|hits)|magical girls?|famous (?:amos|grouse|footwear)|free people|top (?:gun|gear|chef|trumps))(?![\p{L}\p{N}])/giu;

/** "The Perfect Storm DVD": the first phrase of a title that ends in a medium, or whose next one does, is a name. */
const WORK =
  /^([^,;|–—()[\]]{3,60}?)[\s,(–—-]{1,3}(?:dvd|blu-?ray|vhs|vinyl|audiobook|paperback|hardcover|taschenbuch|gebundene ausgabe|broché|relié|tapa (?:dura|blanda)|copertina (?:rigida|flessibile))s?(?=\s*(?:$|[,;|)(–—]))/iu;
const PRAISE_BEFORE_NAME =
  /(?<![\p{L}\p{N}-])(?:best|amazing|perfect|ultimate|greatest|incredible|fantastic|awesome|exclusive|guaranteed|miracle|magical|superior|famous|extraordinary|unbelievable)(?=\s([\p{L}'’-]+))/giu;

const BOOK =
  /(?<!\p{L})(?:paperback|hardcover|taschenbuch|gebundene ausgabe|broché|relié|tapa (?:dura|blanda)|copertina (?:rigida|flessibile))(?!\p{L})/iu;
const BLANK_BOOK =
  /notebook|journal|planner|sketch|diary|album|notizbuch|kalender|carnet|cahier|cuaderno|quaderno|agenda/iu;

/** Whether a title says that it is a book to read, by its binding. */
export function isBookTitle(text: string): boolean {
  return BOOK.test(text) && !BLANK_BOOK.test(text);
}

/** The spans of names that are no praise: known ones, and titles of works. */
export function praisedNames(text: string): Span[] {
  const known = spansOf(text, NAMES);
  const [, name = ''] = WORK.exec(text) ?? [];
  // "Perfect Storage for DVD".
  const work = /\s(?:for|of|on|with|from|in|and)$/iu.test(name) ? '' : name;
  const nouns = PROMOTED_NOUNS['en'] ?? [];
  const titled = Array.from(work.matchAll(PRAISE_BEFORE_NAME))
    .filter(
      ({ 1: next = '' }) => /^\p{Lu}/u.test(next) && !nouns.includes(foldCase(next)) && !PRAISED.test(next),
    )
    .map(({ 0: found, index }) => ({ start: index, end: index + found.length }));
  return [...known, ...titled];
}

/** "PerfektFit"; "by Superior Pets", at the end of a phrase. */
const MAKER =
  /(?<![\p{L}\p{N}])\p{Lu}\p{Ll}+\p{Lu}\p{Ll}+(?!\p{L})|(?<=\S\s(?:[Bb]y|von|par|por)\s)\p{Lu}[\p{L}'’&-]+(?:\s\p{Lu}[\p{L}'’&-]+){0,2}(?=\s*(?:$|[,;|–—([]))/gu;
/** "BestSeller" and "von Bester Qualität" name no maker. */
const OFFER = /seller|deal|sale|price|quali|calidad|gift|choice|offer|pre(?:is|cio|zzo)|prix/iu;

/** Whether a span is in the name of a maker, known by its capitals or the word before it. */
export function makerTest(text: string): (span: Span) => boolean {
  const makers = spansOf(text, MAKER).filter(({ start, end }) => !OFFER.test(text.slice(start, end)));
  return ({ start, end }) => makers.some((maker) => maker.start <= start && maker.end >= end);
}

/** What praise without a name goes before: "Amazing Bestseller", "Best Selling". */
const PRAISED = /^(?:best|sell|gift|book|novel|dvd|movie|film|story|stories|read|collection|edition)/iu;
