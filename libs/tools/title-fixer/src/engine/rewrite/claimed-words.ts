import { wholeWordAround } from '@seller-toolbox/listing-text/claims/claim-clauses';
import { removingClaims } from '@seller-toolbox/listing-text/claims/removal-cap';
import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import type { Span } from '@seller-toolbox/listing-text/words';
import type { ClaimSpan, ClaimReading, ClaimRemoval } from '../check/title-rules.ts';
import { FORMS } from './claimed-product.ts';
import { withEffectTime } from './effect-times.ts';
import { factFragments } from './fact-fragments.ts';
import { FOR_WORDS } from './model-names.data.ts';
import { attributeRole, isProductNoun, lexiconOf } from './part-role.ts';
import { isUnspaced } from './title-language.ts';

/**
 * What a title loses with a claim: no noun that names the product and no number of a size ("8" of "Kills 99% of Germs 8 oz"), but the
 * verb or preposition that is nothing without it ("gegen" of "gegen Schmerzen").
 */
export const claimedWords: ClaimRemoval['claimedWords'] = (text, claim, reading) => {
  const { start, end, rule } = claim;
  const isEffect = rule === 'medical' || rule === 'antimicrobial';
  if (!isEffect)
    return rule === 'offer' && !isUnspaced(reading.language) ? giftOfferSpan(text, claim) : { start, end };
  return withEffectTime(text, effectWords(text, claim, reading), reading.language);
};

function effectWords(text: string, claim: ClaimSpan, reading: ClaimReading): Span {
  const { start, end } = claim;
  if (isUnspaced(reading.language)) return { start, end };
  const narrow = { start: startOfClaim(text, claim, reading), end: endOfClaim(text, claim, reading) };
  const whole = wholeWordAround(text, narrow);
  const isNarrower = narrow.start > start;
  return {
    start: isNarrower ? narrow.start : verbBefore(text, whole, reading.language),
    end: tailAfter(text, whole.end),
  };
}

/** "Sanitizer", "Cleaner". */
const AGENT = /\p{L}{4}(?:er|or)s?$/iu;
const VERB_OF_EFFECT =
  /^(?:that|which|kills?|fights?|repels?|for|against|to|helps?|eliminates?|destroys?)$/iu;

/** Without a noun before the verb or preposition: "Treats" of "Treats for Anxiety". */
function startOfClaim(text: string, { start, end }: ClaimSpan, { claimsOf, language }: ClaimReading): number {
  const [found = '', noun = '', verb = ''] =
    /^([\p{L}-]+)\s+([\p{L}-]+)(?=\s)/u.exec(text.slice(start, end)) ?? [];
  if (found === '' || !VERB_OF_EFFECT.test(verb)) return start;
  if (!isProductNoun(noun, language) && !FORMS.test(noun) && !AGENT.test(noun)) return start;
  const kept = text.slice(0, start + noun.length);
  const isClaimed = removingClaims(claimsOf(kept)).some((other) => other.end > start);
  return isClaimed ? start : start + noun.length + 1;
}

/** Without a number that begins a size or count, the form of the product ("Spray" of "Disinfectant Spray") or its color. */
function endOfClaim(text: string, { start, end }: ClaimSpan, { claimsOf, language }: ClaimReading): number {
  const claim = text.slice(start, end);
  const [number = ''] = /\s\p{N}[\p{N}.,]*$/u.exec(claim) ?? [];
  if (number !== '') {
    const rest = text.slice(end - number.length).trim();
    const [fragment] = factFragments(rest, language);
    const isSize = fragment && fragment.text.length >= number.length && rest.startsWith(fragment.text);
    return isSize ? end - number.length : end;
  }
  const [form = ''] = /\s[\p{L}-]+$/u.exec(claim) ?? [];
  const isApart = FORMS.test(form.trim()) || attributeRole(form.trim(), language) === 'color';
  if (!isApart) return end;
  const isClaimed = removingClaims(claimsOf(text.slice(end - form.length))).some(
    (other) => other.start < form.length,
  );
  return isClaimed ? end : end - form.length;
}

const ARTICLES = String.raw`(?:(?:the|all|any|common|el|los|las|il|lo|gli|les?|la|den|die|das|alle|dem|der)\s|l['’])?`;
const AMOUNT_OF = String.raw`(?:(?:up to|bis zu|jusqu['’]à|hasta|fino al?)\s)?${ARTICLES}(?:\p{N}[\p{N}.,]*\s?%\s?)?(?:(?:of|de(?:gli|i|lle|l)?|des?|der)\s|d['’])?`;
const KILLS = `(?:kill(?:s|ing)?|fights?|repels?|eliminates?|destroys?|removes?|tötet|vernichtet|entfernt|beseitigt|bekämpft|tue|élimine|détruit|mata|elimina|combate|combatte|uccide|heilt|lindert|guérit|soigne|soulage|traite|cura|alivia|allevia|guarisce|treats?|heals?|cures?|relieves?|prevents?)`;
const SAYING = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(?:(?:(?:that|which|che|que|qui|der|die|das|helps?|to|and|&)\s){0,2}${KILLS}\s${AMOUNT_OF}|(?:(?:protects?|works?|helps?|schützt|hilft|wirkt|protège|protege|protegge)\s)?(?:against|gegen|bei|contre|contra|contro)\s)${ARTICLES}$`,
  'iu',
);
const FOR = new RegExp(String.raw`(?<![\p{L}\p{N}-])(?:${FOR_WORDS}|from|vor)\s${ARTICLES}$`, 'iu');

/** "Plantar Fasciitis". */
const KIND_OF_ILLNESS = /(?<![\p{L}\p{N}-])(?:plantar|chronic|severe|acute)\s$/iu;

/** "mata el 99 % de los" of germs, "gegen" of pain; "for" where nothing else follows that it may belong to. */
function verbBefore(text: string, { start, end }: Span, language: string): number {
  const before = text.slice(0, start).replace(KIND_OF_ILLNESS, '');
  const said = SAYING.exec(before);
  if (said) return said.index;
  const [next = ''] = /^\s+(\p{L}+)/u.exec(text.slice(end))?.slice(1) ?? [];
  const isAlone = next === '' || lexiconOf(language).connectors.includes(foldCase(next));
  return isAlone ? (FOR.exec(before)?.index ?? before.length) : before.length;
}

/** "Relief" of "Arthritis Pain Relief", "and Stress" of "Anxiety and Stress", "Remover" of "Mold Remover". */
const TAIL =
  /^\s(?:relief|remedy|treatment|prevention|symptoms|remover|killer|(?:and|&|or|und|oder|et|ou|y|o|e)\s(?:stress|estrés|tension|discomfort|soreness|fatigue|swelling|redness|itching|inflammation)|(?:(?:alla|al|della|del|di|de|du|au|la|le|im|am)\s){0,2}(?:schiena|collo|ginocchi[oa]|cervicale|espalda|cuello|rodillas?|dos|cou|genoux?|rücken|nacken|knie))(?![\p{L}\p{N}-])/iu;

function tailAfter(text: string, end: number): number {
  const [found = ''] = TAIL.exec(text.slice(end)) ?? [];
  return end + found.length;
}

const GIFT_NOUN = /^\s(?:box|bag|card|set|wrap|tag|tin|basket|bow)(?:e?s)?(?:\sincluded)?(?![\p{L}\p{N}])/iu;

/** "Free Gift Box": the gift box is the product at the start of a title, and given with it elsewhere. */
function giftOfferSpan(text: string, { start, end }: Span): Span {
  const [gift = ''] = /\sgift$/iu.exec(text.slice(start, end)) ?? [];
  const [noun = ''] = GIFT_NOUN.exec(text.slice(end)) ?? [];
  if (gift === '' || noun === '') return { start, end };
  const isFirst = !/[\p{L}\p{N}]/u.test(text.slice(0, start));
  return { start, end: isFirst ? end - gift.length : end + noun.length };
}
