import type { Span } from '../words.ts';
import type { ClaimRuleId } from './claim-rule-ids.data.ts';
import { isUnspaced, stretchAround, wholeWordAround } from './claim-clauses.ts';
import { isPraising } from './claim-remainders.ts';

/** A claim to cut out; `rule` says how much hangs on it. */
export interface ClaimCut extends Span {
  readonly rule: ClaimRuleId;
}

/** Claims that are part of a sentence: it does not survive their removal, only a whole phrase can go. */
export const SENTENCE_RULES: ReadonlySet<ClaimRuleId> = new Set([
  'medical',
  'antimicrobial',
  'comparison',
  'reviews',
]);
const UNIT =
  '(?:h|hours|years?|yrs?|months?|days?|stunden|jahre?n?|monate?n?|tagen?|ans?|mois|jours|horas|años?|mes(?:es)?|días|ann[io]|mes[ei]|giorni)(?!\\p{L})';
const TIME_BEFORE = new RegExp(`(?<![\\p{L}\\p{N}])\\p{Nd}+[-\\s]?${UNIT}(?:\\sd[ei])?\\s$`, 'iu');
const TIME_AFTER = new RegExp(
  `^(?:\\s(?:(?:d[ei]|en|in|sous|within)\\s)?\\p{Nd}+[-\\s]?${UNIT}|(?:\\s(?:d[ei]|del|à|al?)(?:\\spor)?\\s\\p{L}+){1,2})?(?:\\s(?:included|inklusive|inclu[sd]\\p{L}{0,3}|incluid[oa]s?)(?!\\p{L}))?`,
  'iu',
);
/** "100%", "100 %ige", "full", or a time. */
const GRANTED_BEFORE = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,])(?:\p{Nd}{1,3}\s?%(?:ige[mnrs]?)?|full|limited|(?:hassle|risk)[-\s]free|volle)\s$|${TIME_BEFORE.source}`,
  'iu',
);
const GRANTED_AFTER = new RegExp(String.raw`${TIME_AFTER.source}(?:\s(?:d[eu]l?\s)?\p{Nd}{1,3}\s?%)?`, 'iu');
const SHARE_BEFORE = /(?<!\S)\p{Nd}{1,3}\s?%\s$/u;
const AMOUNT_BEFORE = /(?<!\S)(?:(?:bis zu\s|up to\s)?[-–−]?\p{Nd}{1,2}\s?%|(?:#|n[º°.])\s?1)\s$/iu;
const AMOUNT_AFTER = /^(?:\s[-–−]?\p{Nd}{1,2})?\s?%/u;
const RELIEF_AFTER = /^\s(?:relief|remed(?:y|ies))(?!\p{L})/iu;
const EFFECT_BEFORE =
  /(?<!\p{L})(?:(?:hel|hilf|aid|ayu|aiu)\p{L}+\s(?:to\s|à\s|a\s)?)?(?:kill|stop|fight|repel|elimin|élimin|destroy|remov|reduc|resist|treat|heal|cur[ae]|relie|prevent|töte|vernichte|entfern|beseitig|bekämpf|vertreib|heil|linder|hemm|tue|détrui|guéri|soign|soulag|trait|mata|combat|ahuyent|alivi|uccid|allevi|guari)(?!\p{L}*(?:[ae]nt|able|ible|ante|ente|thy)\s)\p{L}*\s(?:(?:the|all|any|of|el|il|alle[rn]?|[dl]\p{L}{0,4}|\p{N}[\p{N}.,]*\s?%)\s){0,4}(?:[\p{L}-]+\s(?:&|and|und|et|y|e|o)\s(?:[dl]\p{L}{0,2}\s)?)?$/iu;
const MAX_GROWTH = 60;
const MAX_BESIDE = 3;
/** What joins a claim to the noun after it. */
export const UNSPACED_LINK = /^(?:する|できる|した|の|な|的|る)/u;
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/gu;

/** A claim with its time, amount or verb: "2 years" of a guarantee, "de por vida", "20 %" of an offer, "kills 99 % of". */
export function withMeasure(text: string, claim: ClaimCut): Span {
  if (isUnspaced(text, claim)) {
    const stretch = stretchAround(text, claim);
    const beside = charactersOf(text, stretch) - charactersOf(text, claim);
    const isWhole = beside <= MAX_BESIDE || !(isPraising(text, claim) || SENTENCE_RULES.has(claim.rule));
    if (isWhole && claim.rule === 'guarantee') {
      const [share = ''] =
        SHARE_BEFORE.exec(text.slice(Math.max(0, stretch.start - MAX_GROWTH), stretch.start)) ?? [];
      if (share !== '') return { start: stretch.start - share.length, end: stretch.end };
    }
    if (isWhole && (beside === 0 || stretch.start > text.search(/\S/u))) return stretch;
    const [link = ''] = UNSPACED_LINK.exec(text.slice(claim.end, claim.end + MAX_BESIDE)) ?? [];
    return { start: claim.start, end: claim.end + link.length };
  }
  const { start, end } = wholeWordAround(text, claim);
  const [before, after] = MEASURES[claim.rule] ?? [];
  const [ahead = ''] = before?.exec(text.slice(Math.max(0, start - MAX_GROWTH), start)) ?? [];
  const [behind = ''] = after?.exec(text.slice(end, end + MAX_GROWTH)) ?? [];
  return { start: start - ahead.length, end: end + behind.length };
}

/** Characters of scripts without spaces. */
export const charactersOf = (text: string, { start, end }: Span) =>
  text.slice(start, end).match(CJK)?.length ?? 0;

const MEASURES: Readonly<Partial<Record<ClaimRuleId, readonly [RegExp, RegExp?]>>> = {
  guarantee: [GRANTED_BEFORE, GRANTED_AFTER],
  shipping: [TIME_BEFORE, TIME_AFTER],
  offer: [AMOUNT_BEFORE, AMOUNT_AFTER],
  medical: [EFFECT_BEFORE, RELIEF_AFTER],
  antimicrobial: [EFFECT_BEFORE],
};
