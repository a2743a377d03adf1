import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { startsAdjunct } from './adjunct-chunks.ts';
import { attributeRole, FOLLOWS_NOUN, lexiconOf, namesProduct } from './part-role.ts';

const MIN_WORDS_BEFORE_BRAND = 3;
const MAX_EXCLUDED_WORDS = 5;
/** At the end of a stretch: "Rosa Talla 38", "Schwarz Größe 39". */
const LABELLED_SIZE =
  /(?<=\p{L}) (?:größe|gr\.|taille|pointure|talla|taglia) (?:\p{N}[\p{N}.,/-]*|x{0,4}[sml]|[2-6]xl)$/iu;

/** A segment cut around the brand in its middle, before a labelled size at its end, and around what is not included: none of them goes on as what was before. */
export function stretchesOf(text: string, language: string): string[] {
  const words = text.split(' ');
  const at = words.findIndex((word, index) => index > 0 && /^[\uE000-\uE0FF]$/u.test(word));
  const before = words.slice(0, at);
  const { adjuncts, connectors, exclusions } = lexiconOf(language);
  const leads = [...adjuncts, ...connectors, 'by', 'par', 'di', 'da'];
  const isApart =
    at > 0 &&
    !leads.includes(foldCase(before.at(-1) ?? '')) &&
    (namesProduct(before.join(' '), language) || before.length >= MIN_WORDS_BEFORE_BRAND);
  if (isApart) return [before, words.slice(at, at + 1), words.slice(at + 1)].flatMap(joinedWords);
  const [labelled = ''] = LABELLED_SIZE.exec(text) ?? [];
  if (labelled !== '') return [text.slice(0, -labelled.length), labelled.trim()];
  const found = exclusions.exec(text);
  const end = (found?.index ?? 0) + (found?.[0].length ?? 0);
  const after = text.slice(end).trim();
  if (!found || !FOLLOWS_NOUN.test(found[0]) || found.index === 0) return [text];
  const lead = text.slice(0, found.index).trim().split(' ');
  if (after === '' && lead.length <= MAX_EXCLUDED_WORDS) return [text];
  return [lead.slice(0, -1), [lead.at(-1) ?? '', found[0].trim()], after === '' ? [] : [after]].flatMap(
    joinedWords,
  );
}

function joinedWords(words: readonly string[]): string[] {
  return words.length > 0 ? [words.join(' ')] : [];
}

/** "Akku 2600mAh", "motor DC 40W" after the product: what the measure is of. */
export function isMeasuredThing(text: string, offset: number, language: string): boolean {
  const [, thing = '', measure = ''] = /^(\p{L}[^\p{N}]*) (\p{N}\S*(?: \p{L}+)?)$/u.exec(text) ?? [];
  const { length } = thing.split(' ');
  return (
    offset > 1 &&
    thing !== '' &&
    length <= MAX_MEASURED_WORDS &&
    attributeRole(measure, language) === 'size' &&
    !attributeRole(thing, language) &&
    !startsAdjunct(text.split(' '), 0, language)
  );
}

const MAX_MEASURED_WORDS = 2;
