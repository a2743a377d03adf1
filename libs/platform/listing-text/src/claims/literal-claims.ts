import { ACRONYMS } from '@seller-toolbox/reference-data/acronyms.data';
import type { Span } from '../words.ts';
import type { ClaimRuleId } from './claim-rule-ids.data.ts';

export interface LiteralClaim extends Span {
  readonly rule: ClaimRuleId;
}

// Every quantifier is bounded or a run that no neighbour can share, so that matching takes linear time.
const TAG = /<\/?[a-z][a-z0-9]{0,15}(?:\s[^<>]{0,200})?\/?>/giu;
const ENTITY = /&(?:#\d{1,6}|#x[\da-f]{1,6}|[a-z]{2,8});/giu;
const PICTOGRAPH =
  /(?:[\p{Extended_Pictographic}\p{Regional_Indicator}\u2190-\u21ff\u2460-\u24ff\u25a0-\u27bf\u2b00-\u2bff](?<![©®™])[\ufe0e\ufe0f\u200d\u{1f3fb}-\u{1f3ff}]{0,3}){1,40}/gu;
const REPEATED_SIGN = /([!?*~=_^])\1{1,40}/gu;
const URL_START = /(?:https?:\/\/|www\.)[^\s<>"'，。]{1,200}(?<![.,;:!?)])/giu;
const PHONE =
  /(?<![\p{L}\p{Nd}.,-])(?:\+\d{1,3}[\s.-]?)?\(?\d{2,5}\)?(?:[\s./-]\d{2,5}){2,4}(?![\p{L}\p{Nd}])/gu;
const MOBILE = /(?<![\p{L}\p{Nd}.,-])(?:\+\d{9,14}|1[3-9]\d{9}|0\d{9,10})(?![\p{L}\p{Nd}])/gu;
const CALL_BEFORE =
  /(?:call|phone|tel|hotline|whatsapp|wechat|telefon|telefono|fono|appelez|ruf\p{L}{0,3}|電話|电话|热线|微信|手机)[^\p{L}\p{Nd}]{0,3}(?:\p{L}{1,6}[\s:]{1,3}){0,2}$/iu;
const HANDLE = /(?<![\p{L}\p{Nd}@._-])@[\p{Script=Latin}\p{Nd}_]{3,30}/gu;
const CODE = /(?<![A-Za-z0-9])(?:B0(?=[0-9A-Z]{0,7}\d)[0-9A-Z]{8}|X00[0-9A-Z]{7})(?![A-Za-z0-9])/gu;
const LABELED_CODE =
  /(?<![A-Za-z0-9])(?:ASIN|F?N?SKU)(?:\s?(?:no\.?|nr\.?|#|number|番号|编号))?\s{0,2}[:：#=]?\s{0,2}(?=[A-Z0-9-]{0,20}\d)[A-Z0-9][A-Z0-9-]{2,20}/giu;
const CAPITALS =
  /(?<![\p{L}\p{Nd}])\p{Lu}[\p{Lu}'’]{3,30}(?:[\s,&-]{1,3}(?:\p{Lu}[\p{Lu}'’]{0,30}(?![\p{L}\p{Nd}]))){1,30}/gu;

const DOMAIN_ENDS = new Set(
  'com net org shop store online info biz de fr it es uk eu us ca au jp cn co io'.split(' '),
);
const ACRONYM_SET: ReadonlySet<string> = new Set(ACRONYMS.map((acronym) => acronym.toUpperCase()));
const MIN_CAPITAL_LETTERS = 4;
const MIN_CAPITAL_WORDS = 2;
const MIN_PHONE_DIGITS = 9;

/** Claims that are written in signs instead of words: addresses, numbers, codes, markup, decoration, capitals. */
export function findLiteralClaims(text: string): LiteralClaim[] {
  const mark = (rule: ClaimRuleId, spans: readonly Span[]) =>
    spans.map(({ start, end }) => ({ rule, start, end }));
  return [
    ...mark('markup', [...spansOf(text, TAG), ...spansOf(text, ENTITY)]),
    ...mark('decoration', [...spansOf(text, PICTOGRAPH), ...spansOf(text, REPEATED_SIGN)]),
    ...mark('contact', [...spansOf(text, URL_START), ...domains(text), ...spansOf(text, HANDLE)]),
    ...mark('contact', phones(text)),
    ...mark('product-code', [...spansOf(text, CODE), ...spansOf(text, LABELED_CODE)]),
    ...mark(
      'capitals',
      spansOf(text, CAPITALS).filter((span) => isShouted(text.slice(span.start, span.end))),
    ),
  ];
}

function spansOf(text: string, pattern: RegExp): Span[] {
  return Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}

/** Domain names and e-mail addresses, from each point outwards. */
function domains(text: string): Span[] {
  const spans: Span[] = [];
  for (let at = text.indexOf('.'); at >= 0; at = text.indexOf('.', at + 1)) {
    const [ending = ''] = /^[a-z]{2,6}(?![\p{L}\p{Nd}])/iu.exec(text.slice(at + 1, at + 10)) ?? [];
    if (!DOMAIN_ENDS.has(ending.toLowerCase())) continue;
    const [name = ''] = /[\p{L}\p{Nd}._%+@-]{2,80}$/iu.exec(text.slice(Math.max(0, at - 80), at)) ?? [];
    if (!/[a-z]/iu.test(name)) continue;
    spans.push({ start: at - name.length, end: at + 1 + ending.length });
  }
  return spans;
}

/** Groups of digits that are written like a phone number; without a country code only after a word like "call". */
function phones(text: string): Span[] {
  const candidates = [...spansOf(text, PHONE), ...spansOf(text, MOBILE)];
  return candidates.filter(({ start, end }) => {
    const found = text.slice(start, end);
    const digits = found.replace(/\D/g, '').length;
    if (digits < MIN_PHONE_DIGITS || digits > 15) return false;
    if (found.startsWith('+') || /^\(?\d{3}\)?[\s.-]\d{3}-\d{4}$/.test(found)) return true;
    return CALL_BEFORE.test(text.slice(Math.max(0, start - 30), start));
  });
}

function isShouted(run: string): boolean {
  const words = run.split(/[^\p{L}'’]+/u).filter((word) => word.length >= MIN_CAPITAL_LETTERS);
  return words.filter((word) => !ACRONYM_SET.has(word)).length >= MIN_CAPITAL_WORDS;
}
