import { ACRONYMS } from '@seller-toolbox/reference-data/acronyms.data';
import { ESCAPED_AMPERSANDS, LETTER_REFERENCE } from '../letter-references.ts';
import type { Span } from '../words.ts';
import type { ClaimRuleId } from './claim-rule-ids.data.ts';
import { sellerCodes } from './seller-codes.ts';

export interface LiteralClaim extends Span {
  readonly rule: ClaimRuleId;
}

// Every quantifier is bounded or a run that no neighbour can share, so that matching takes linear time.
const TAG = /<\/?[a-z][a-z0-9]{0,15}(?:\s[^<>]{0,200})?\/?>/giu;
const ENTITY = new RegExp(
  `&(?:${ESCAPED_AMPERSANDS}(?:${LETTER_REFERENCE}|nbsp|quot|[lg]t)|#\\d{1,6}|#x[\\da-f]{1,6}|[a-z]{2,8});`,
  'giu',
);
const PICTOGRAPH =
  /(?:[\p{Extended_Pictographic}\p{Regional_Indicator}\u2190-\u21ff\u2460-\u24ff\u25a0-\u27bf\u2b00-\u2bff](?<![©®™])[\ufe0e\ufe0f\u200d\u{1f3fb}-\u{1f3ff}]{0,3}){1,40}/gu;
const REPEATED_SIGN = /([!?！？*~=_^])\1{1,40}/gu;
const URL_START =
  /(?:https?:\/\/|www\.|(?<![\p{L}\p{Nd}.])(?:t|wa)\.me\/)[^\s<>"'，。]{1,200}(?<![.,;:!?)])/giu;
const PHONE =
  /(?<![\p{L}\p{Nd}.,-])(?:\+\d{1,3}[\s.-]?)?\(?\d{2,5}\)?(?:(?:\s?[./-]\s?|\s)\d{2,8}){1,4}(?![\p{L}\p{Nd}])/gu;
const MOBILE = /(?<![\p{L}\p{Nd}.,-])(?:\+\d{9,14}|1[3-9]\d{9}|0\d{9,10})(?![\p{L}\p{Nd}])/gu;
// With a country code, toll-free, or grouped as in the US, China, Japan and France.
const WRITTEN_PHONE =
  /^(?:\+|\(?\d{3}\)?[\s.-]\d{3}-\d{4}$|1-?8\d\d-|0800|0120|400-\d{3}-\d{4}$|0\d{1,3}-\d{3,4}-\d{4}$|0\d(?:[ .]\d\d){4}$|0\d{2,4}[ /-]{1,3}(?:\d{5,8}|\d{2,4}(?:[ -]\d{2,4}){1,3})$|[689]\d\d(?: \d\d){3}$)/;
const CALL_BEFORE =
  /(?<!\p{Script=Latin})(?:call|phone|tel|text|ring|dial|hotline|whatsapp|viber|signal|telegram|wechat|sms|telefon\p{L}{0,8}|tel[eé]fono|fono|appel\p{L}{0,5}|joign\p{L}{0,5}|llam\p{L}{0,5}|chiam\p{L}{0,5}|anruf\p{L}{0,3}|ruf\p{L}{0,3}|erreich\p{L}{0,3}|numero verde|電話|お電話|フリーダイヤル|电话|热线|致电|拨打|打|微信|手机|qq)[^\p{L}\p{Nd}]{0,3}(?:\p{L}{1,9}[\s:]{1,3}){0,4}$/iu;
const PART_BEFORE =
  /(?:part|teil|ersatzteil|pi[eè]ce|pieza|ricambio|pezzo|modell?o?|mod[eè]le|部品|品番|型番|純正|零件|配件|型号|原装)[^\n.!?。]{0,14}$/iu;
const HANDLE = /(?<![\p{L}\p{Nd}@._-])@[\p{Script=Latin}\p{Nd}_]{3,30}/gu;
const CAPITALS =
  /(?<![\p{L}\p{Nd}])\p{Lu}[\p{Lu}'’]{3,30}(?:[\s,&-]{1,3}(?:\p{Lu}[\p{Lu}'’]{0,30}(?![\p{L}\p{Nd}]))){1,30}/gu;

// "Best nap in months" – Ella, Portland
const SIGNED_QUOTE = /["”»“]\s?[–—-]\s?\p{Lu}\p{Ll}{1,12}(?:\s\p{Lu}\.)?,\s\p{Lu}\p{Ll}{2,15}(?![\p{L},])/gu;

const DOMAIN_ENDS = new Set(
  'com net org shop store online info biz de fr it es uk eu us ca au jp cn co io nl ch at tv club site top xyz vip example'.split(
    ' ',
  ),
);
const TECHNICAL =
  'HDMI HEVC VESA SCART HDCP DVBT ATSC WIFI DIMM SODIMM SATA NVME SDHC SDXC MICRO QLED OLED AMOLED NEMA ANSI ASTM CUDA RJ45 EARC ARC HDR DDR PCIE ATX MIDI XLR TRS AISI GEFORCE RTX GTX RYZEN NIMH LIFEPO REACH ROHS PETG NTSC PAL UHD FHD WPA CAT POE NFC GPS BMX MTB SUV ABS PTFE TPU HEPA FFP OBD ISOFIX';
const ACRONYM_SET: ReadonlySet<string> = new Set(
  [...ACRONYMS, ...TECHNICAL.split(' ')].map((acronym) => acronym.toUpperCase()),
);
const MAX_HEADING_WORDS = 3;
const HEADING_END = /^(?:\s[\p{Lu}\d]{1,9}){0,1}(?:\s?[:：】\]]|\s[–—-])\s?\S/u;
// "Tasten START, STOPP", "stamped MADE IN SHEFFIELD": what is written on the product.
const INSCRIBED_BEFORE =
  /(?:button|engrav|frase|inscri|keys|letter|marked|parola|print|reads?|says|slogan|stamp|words|aufschrift|beschrift|bedruck|gravur|gravier|präg|schriftzug|tasten|grav[ée]|imprim|touches|boutons|grabad|impres|botones|pulsadores|letras|incis|stampat|tasti|pulsanti|scritt|刻印|ボタン|キー|按键|刻有|印有)\p{L}{0,8}[^\n.!?]{0,24}$/iu;
const INSCRIBED = /^(?:MADE|HECHO|FABRIQUÉ|FABRICADO|FATTO) (?:IN|EN)\s/u;
const MIN_CAPITAL_LETTERS = 4;
const MIN_CAPITAL_WORDS = 2;
// "iPhone 15/14/13", "手机 15 14 13"
const MODEL_LIST = /^\d\d(?:[\s/]\d\d){1,3}$/;
const MIN_PHONE_DIGITS = 9;
const MIN_CALLED_DIGITS = 6;

/** Claims that are written in signs instead of words: addresses, numbers, codes, markup, decoration, capitals. */
export function findLiteralClaims(text: string): LiteralClaim[] {
  const mark = (rule: ClaimRuleId, spans: readonly Span[]) =>
    spans.map(({ start, end }) => ({ rule, start, end }));
  return [
    ...mark('markup', [...spansOf(text, TAG), ...spansOf(text, ENTITY)]),
    ...mark('decoration', [...spansOf(text, PICTOGRAPH), ...spansOf(text, REPEATED_SIGN)]),
    ...mark('contact', [...spansOf(text, URL_START), ...domains(text), ...spansOf(text, HANDLE)]),
    ...mark('contact', phones(text)),
    ...mark('product-code', sellerCodes(text)),
    ...mark('reviews', spansOf(text, SIGNED_QUOTE)),
    ...mark(
      'capitals',
      spansOf(text, CAPITALS).filter(
        (span) => hasTwoWordsInCapitals(text.slice(span.start, span.end)) && !isInscription(text, span),
      ),
    ),
  ];
}

function spansOf(text: string, pattern: RegExp): Span[] {
  return Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}

/** Domain names and email addresses, from each point outwards. */
function domains(text: string): Span[] {
  const spans: Span[] = [];
  for (let at = text.indexOf('.'); at >= 0; at = text.indexOf('.', at + 1)) {
    const [ending = ''] = /^[a-z]{2,7}(?![\p{L}\p{Nd}])/iu.exec(text.slice(at + 1, at + 10)) ?? [];
    if (ending === '') continue;
    const [name = ''] = /[\p{L}\p{Nd}._%+@-]{2,80}$/iu.exec(text.slice(Math.max(0, at - 80), at)) ?? [];
    if (!/[a-z]/iu.test(name) || !(name.includes('@') || DOMAIN_ENDS.has(ending.toLowerCase()))) continue;
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
    if (!found.startsWith('+') && PART_BEFORE.test(text.slice(Math.max(0, start - 30), start))) return false;
    if (digits < MIN_CALLED_DIGITS || digits > 15 || MODEL_LIST.test(found)) return false;
    if (CALL_BEFORE.test(text.slice(Math.max(0, start - 40), start))) return true;
    return digits >= MIN_PHONE_DIGITS && WRITTEN_PHONE.test(found);
  });
}

/** "LEAKPROOF LID – the gasket seals": a short heading of a bullet. */
export function isHeading(text: string, { start, end }: Span): boolean {
  const words = text.slice(start, end).split(/[^\p{L}\p{Nd}'’-]+/u).length;
  // "TWO-STAGE ZIPPER" is a run from "STAGE" on.
  const startsLine = /(?:^|\n)[\s•*\d.)【[-]{0,6}(?:\p{Lu}{1,3}[-\s]){0,1}$/u.test(
    text.slice(Math.max(0, start - 14), start),
  );
  return words <= MAX_HEADING_WORDS && startsLine && HEADING_END.test(text.slice(end, end + 20));
}

function isInscription(text: string, { start, end }: Span): boolean {
  return (
    INSCRIBED.test(text.slice(start, end)) ||
    INSCRIBED_BEFORE.test(text.slice(Math.max(0, start - 40), start))
  );
}

function hasTwoWordsInCapitals(run: string): boolean {
  const words = run.split(/[^\p{L}'’]+/u).filter((word) => word.length >= MIN_CAPITAL_LETTERS);
  return words.filter((word) => !ACRONYM_SET.has(word)).length >= MIN_CAPITAL_WORDS;
}
