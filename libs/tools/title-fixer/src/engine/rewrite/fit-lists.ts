import { FOR_WORD, MODEL_SUFFIX } from './model-names.data.ts';
import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { FITTED_MAKERS } from './lexicon.data.ts';
import { attributeRole, isBenefit, isProductNoun, lexiconOf } from './part-role.ts';
import type { Segment } from './segments.ts';

const YEAR = String.raw`(?:19|20)\d\d`;
/** "2018-2024", "ab 2019": what brackets say of a model. */
const YEARS = new RegExp(String.raw`^(?:\p{L}{2,5}\s)?${YEAR}(?:\s?[-–/]\s?(?:${YEAR}|\d\d)?|\+)?$`, 'u');
/** "MK-7", "4G/5G", "319". */
const CODE = /^(?=.*\p{N})[\p{L}\p{N}/+.-]{3,12}$/u;
const NETWORKS = /^[345]G(?:\/[345]G)?$/iu;
/** "dal 2012 al 2024" after a model. */
const SINCE = new RegExp(String.raw`^(?:dal?|from|since|ab|von|depuis|des?|desde)\s${YEAR}(?:\s|$)`, 'iu');
const ENDS_IN_YEAR = new RegExp(String.raw`(?<!\p{N})${YEAR}\)?(?:\s\d\.\d\s?L(?:\s\S+)?)?$`, 'u');
const BEGINS_WITH_YEAR = new RegExp(String.raw`^${YEAR}(?:\s?[-–]\s?(?:${YEAR}|\d\d))?\s\p{Lu}`, 'u');
const SUFFIX = String.raw`(?:\s${MODEL_SUFFIX})`;
const MODEL = String.raw`\p{Lu}{0,4}\p{N}{1,4}\p{Lu}{0,2}`;
const ENDS_IN_MODEL = new RegExp(String.raw`(?:^|[\s/])${MODEL}${SUFFIX}*(?:\s\([345]G[^)]*\))?$`, 'u');
const MODELS = new RegExp(
  String.raw`^(?=.*\p{N})${MODEL}(?:\/${MODEL})*${SUFFIX}*(?:\s\([345]G[^)]*\))?$`,
  'u',
);
const HAS_SUFFIX = new RegExp(SUFFIX, 'u');
const REPLACES = /\s(?=(?:replaces?|ersetzt|remplace|sostituisce|sustituye|reemplaza)\s)/iu;

/** "C3", "Complete C3", "GMC Sierra 1500": a model of a list, no rating such as "IP68" or "4K". */
const LISTED_MODEL =
  /^(?:\p{Lu}[\p{L}-]* ){0,3}(?!(?:IPX?|USB|UPF|SPF|PD|QC|BT|HD|DDR)\p{N})(?=\S*(?:\p{N}{3}|\p{Lu}|-))\p{Lu}{0,4}-?\p{N}{1,5}(?!(?:K|H|P|D|W|V|G|GB|TB|MP|HZ)$)\p{Lu}{0,2}$/u;
const HAS_MODEL =
  /(?<![\p{L}\p{N}])(?=[\p{L}\p{N}-]{0,9}\p{Lu}|\p{N}{3})\p{Lu}{0,4}-?\p{N}{1,5}\p{Lu}{0,2}(?![\p{L}\p{N}])/u;

const MAX_LISTED = 9;
const MAX_WORDS = 7;
const MAX_TRIM_WORDS = 2;

/** What round brackets say of the phrase in front of them in years or a code is part of that phrase. */
export function withRemarks(segments: readonly Segment[], language: string): Segment[] {
  const joined: Segment[] = [];
  for (const segment of segments) {
    const { text, brackets } = segment;
    const last = joined.at(-1);
    const isRemark =
      YEARS.test(text) || NETWORKS.test(text) || (CODE.test(text) && !attributeRole(text, language));
    if (last && !last.brackets && brackets?.[0] === '(' && isRemark)
      joined[joined.length - 1] = { ...last, text: `${last.text} (${text})` };
    else if (last && !last.brackets && segment.separator === ' ' && !brackets && SINCE.test(text))
      joined[joined.length - 1] = { ...last, text: `${last.text} ${text}` };
    else joined.push(segment);
  }
  return joined;
}

/** One segment for all that a product fits: models with their years, engines and trims, and models of one maker. */
export function withFitLists(segments: readonly Segment[], language: string): Segment[] {
  const result: Segment[] = [];
  for (let at = 0; at < segments.length; at += 1) {
    const segment = segments[at] as Segment;
    const { lead, fit } = fitOf(segment, language);
    const end = fit === '' ? at : lastListed(segments, at, fit.replace(LEAD, ''), language);
    const [last = '', rest = ''] = (segments[end]?.text ?? '').split(REPLACES);
    const isList = end > at || (fit !== '' && (SINCE_INSIDE.test(fit) || rest !== ''));
    if (!isList) {
      result.push(segment);
      continue;
    }
    const texts = segments.slice(at, end).map(({ text }) => text);
    const list = [...texts, last].join(', ').slice(lead.length).trim();
    if (lead !== '') result.push({ ...segment, text: lead });
    const own = { text: list, separator: lead === '' ? segment.separator : ' ', brackets: null };
    if (list !== '') result.push({ ...own, isFit: true });
    if (rest !== '') result.push({ text: rest, separator: ' ', brackets: null });
    at = end;
  }
  return result;
}

const SINCE_INSIDE = new RegExp(String.raw`\s(?:dal?|from|since|ab|von|depuis|des?|desde)\s${YEAR}`, 'iu');

/** "C3", "V11 Animal", "Audi A3 8V" in a list that begins with a model or maker. */
function isListedModel(text: string, first: string, language: string): boolean {
  const words = text.split(' ');
  const isNamed = words.every((word) => /^[\p{Lu}\p{N}]/u.test(word)) && words.length <= MAX_MODEL_WORDS;
  if (!isNamed || attributeRole(text, language) || isProductNoun(words.at(-1) ?? '', language)) return false;
  const hasMaker = (line: string) =>
    foldCase(line)
      .split(' ')
      .some((word) => FITTED_MAKERS.includes(word));
  if (hasMaker(first) && hasMaker(text)) return true;
  const isModel =
    LISTED_MODEL.test(text) || (LISTED_MODEL.test(words[0] ?? '') && !isBenefit(words[1] ?? '', language));
  const isList = HAS_MODEL.test(first) || hasMaker(first);
  return isList && isModel && !words.some((word) => OTHER.test(word) || attributeRole(word, language));
}

function isLastModel(text: string, language: string): boolean {
  const [model = '', ...kind] = text.split(' ');
  const isNamed =
    kind.length > 0 && kind.length < MAX_MODEL_WORDS && isProductNoun(kind.at(-1) ?? '', language);
  return isNamed && LISTED_MODEL.test(model);
}

const RATING = /^IPX?\p{N}/u;
/** Has a number that is no model. */
const OTHER = /^(?:bluetooth|hdmi|usb|wi-?fi|wlan|version|class|grade|level)/iu;
const MAX_MODEL_WORDS = 4;

/** One segment for all that a product does not fit: "non per V10", "V11". */
export function withExcludedLists(segments: readonly Segment[], language: string): Segment[] {
  const { exclusions } = lexiconOf(language);
  const joined: Segment[] = [];
  for (const segment of segments) {
    const { text, separator, brackets } = segment;
    const last = joined.at(-1);
    const excluded = last && !last.brackets ? exclusions.exec(last.text) : null;
    const isListed =
      excluded !== null &&
      HAS_MODEL.test(last?.text.slice(excluded.index) ?? '') &&
      /^\s*[,/]\s*$/u.test(separator) &&
      !brackets &&
      LISTED_MODEL.test(text) &&
      !attributeRole(text, language);
    if (last && isListed) joined[joined.length - 1] = { ...last, text: `${last.text}${separator}${text}` };
    else joined.push(segment);
  }
  return joined;
}

/** "Cabin Air Filter" and "for Toyota Camry (2018-2024)". */
function fitOf({ text, brackets }: Segment, language: string) {
  const { fits, exclusions } = lexiconOf(language);
  const words = text.split(' ');
  const from = words.findIndex((word) => fits.includes(foldCase(word)) || FOR_WORD.test(word));
  const fit = words.slice(from).join(' ');
  const names = from >= 0 && !brackets && !exclusions.test(text) && /\p{N}/u.test(fit);
  return names ? { lead: words.slice(0, from).join(' '), fit } : { lead: '', fit: '' };
}

/** "Compatible with", "für". */
const LEAD = /^\S+ (?:(?:with|for|mit|für|zu|avec|pour|con|para|per) )?/iu;

/** The index of the last segment that goes on with a list. */
function lastListed(segments: readonly Segment[], at: number, first: string, language: string): number {
  const goesOn = [
    ...(BEGINS_WITH_YEAR.test(first) ? [BEGINS_WITH_YEAR, ENDS_IN_YEAR] : []),
    ...(ENDS_IN_YEAR.test(first) ? [ENDS_IN_YEAR, BEGINS_WITH_YEAR] : []),
    ...(ENDS_IN_MODEL.test(first) && HAS_SUFFIX.test(first) ? [MODELS] : []),
  ];
  let end = at;
  for (let next = at + 1; next < segments.length && next - at <= MAX_LISTED; next += 1) {
    const { text, separator, brackets } = segments[next] as Segment;
    const [own = ''] = text.split(REPLACES);
    if (!/^\s*,\s*$/u.test(separator) || brackets || own.split(' ').length > MAX_WORDS) break;
    if (
      isListedModel(own, first, language) ||
      goesOn.some((pattern) => pattern.test(own) && !RATING.test(own))
    )
      end = next;
    // "EX-L", "Touring" between models that begin with their years.
    // "V10 Cordless Vacuum Cleaners": what all of them are.
    else if (end === next - 1 && end > at && isLastModel(own, language)) return next;
    else if (goesOn[0] !== BEGINS_WITH_YEAR || own.split(' ').length > MAX_TRIM_WORDS) break;
  }
  return end;
}
