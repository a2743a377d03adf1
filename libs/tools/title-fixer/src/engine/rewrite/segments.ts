import { isUnspaced } from './title-language.ts';

/** A stretch of a title between two marks of punctuation. */
export interface Segment {
  readonly text: string;
  /** What separates it from the text before, with single spaces; '' at the start. */
  readonly separator: string;
  /** The brackets around it, or none. */
  readonly brackets: readonly [string, string] | null;
  /** A list of what a product fits. */
  readonly isFit?: true;
}

const OPENING = '([（【［「『<';
const CLOSING = ')]）】］」』>';
// Punctuation, but no comma or colon inside a number, no dash inside a word, no slash before a number.
const SEPARATOR =
  /(?:[|•;｜；，、¦¡¿]|(?<!\p{N}),|,(?!\p{N})|(?! [-–] (?:\p{L}{3,9}\.? )?20\d\d(?!\p{N})) [-–—:~]{1,3}(?= )| \/(?= (?!\p{N}))|[–—](?= )|[:：](?= )|[!?！？](?=[!?！？\s]|$))[ ,]?/gu;
// No comma, slash or colon inside a number: "iPhone 15/14/13", "5.2:1". A slash between two short words joins alternatives: "片耳/両耳".
const UNSPACED_SEPARATOR =
  /(?:[|•;｜；，、／]|(?<!\p{N}),|,(?!\p{N})|(?<![\p{N}A-Za-z])\/(?=[\p{N}A-Za-z])|(?<=[\p{N}A-Za-z])\/(?![\p{N}A-Za-z])|\/(?=[ ]|[^\s/、，A-Za-z\p{N}]{7})|(?<=[ ]|[^\s/、，A-Za-z\p{N}]{7})\/| [-–—:~](?= )|(?<!\p{N})[:：]|[:：](?!\p{N})|[!?！？。]) ?| /gu;

/** In characters: what brackets say of the Japanese or Chinese word that they touch is one segment. */
export const MAX_REMARK = 16;

/** Splits a title at its punctuation; what is in brackets is one segment. White space separates Japanese and Chinese words. */
export function toSegments(text: string, language: string): Segment[] {
  const segments: Segment[] = [];
  let before = '';
  for (const { content, brackets } of splitBrackets(text.split(/\s/u).filter(Boolean).join(' '))) {
    const lead = /\s$/u.test(before) || /^\s/u.test(content) || !isUnspaced(language) ? ' ' : '';
    before = content;
    const isRemark = brackets && lead === '' && /[（(]/u.test(brackets[0]) && content.length <= MAX_REMARK;
    if (brackets && (isRemark || !isUnspaced(language))) {
      push(segments, { text: content, separator: lead, brackets });
      continue;
    }
    let at = 0;
    // "Duvet Cover (90 x 90) + 2 Pillowcases": what is in the pack beside it.
    let separator = segments.length > 0 && /^ ?\+ /u.test(content) ? ' + ' : lead;
    const pattern = isUnspaced(language) ? UNSPACED_SEPARATOR : SEPARATOR;
    for (const { 0: mark, index } of content.matchAll(pattern)) {
      push(segments, { text: content.slice(at, index), separator, brackets });
      separator = separatorText(mark);
      at = index + mark.length;
    }
    push(segments, { text: content.slice(at), separator, brackets });
  }
  return segments;
}

/** "!" and "?" between two sentences become a comma; other marks stay. */
function separatorText(mark: string): string {
  const [punctuation = ''] = /[^\s!?！？¦]/u.exec(mark) ?? [];
  if (punctuation === '' && /\S/u.test(mark)) return ', ';
  if (punctuation === '') return ' ';
  return /[，、；｜]/u.test(punctuation)
    ? punctuation
    : /[,;:]/u.test(punctuation)
      ? `${punctuation} `
      : ` ${punctuation} `;
}

function push(segments: Segment[], { text, separator, brackets }: Segment): void {
  const trimmed = text
    .split(' ')
    .filter(
      (word, index, words) => (index > 0 && index < words.length - 1) || !/^[.,;:|/*+~–—-]*$/u.test(word),
    )
    .join(' ')
    .replace(/[,;]$/u, '')
    .trim();
  if (!/[\p{L}\p{N}\p{Co}]/u.test(trimmed)) return;
  segments.push({ text: trimmed, separator: segments.length === 0 ? '' : separator, brackets });
}

/** Splits a text into stretches outside and inside brackets of the first level; brackets without a partner are spaces. */
function splitBrackets(text: string) {
  const stretches: { content: string; brackets: readonly [string, string] | null }[] = [];
  let at = 0;
  for (let open = findOpening(text, 0); open >= 0; open = findOpening(text, Math.max(open + 1, at))) {
    const kind = OPENING.indexOf(text[open] ?? '');
    const close = text.indexOf(CLOSING[kind] ?? '', open + 1);
    if (close < 0) continue;
    stretches.push({ content: withoutBrackets(text.slice(at, open)), brackets: null });
    stretches.push({
      content: withoutBrackets(text.slice(open + 1, close)),
      brackets: [OPENING[kind] ?? '', CLOSING[kind] ?? ''],
    });
    at = close + 1;
  }
  stretches.push({ content: withoutBrackets(text.slice(at)), brackets: null });
  return stretches.filter(({ content }) => content !== '');
}

function findOpening(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    const char = text[at] ?? '';
    // "<10 lb" is a measure.
    if (OPENING.includes(char) && !(char === '<' && !text.includes('>', at))) return at;
  }
  return -1;
}

function withoutBrackets(text: string): string {
  return text.replace(/[()[\]（）【】［］「」『』{}]/gu, ' ');
}
