import { WorkbookRejected } from './workbook-rejected.ts';

/** Events of an XML text, in its order. Names come without their prefix; a text may come in several parts. */
export interface XmlListener {
  readonly open: (name: string, attributes: string) => void;
  readonly close: (name: string) => void;
  readonly text: (text: string) => void;
}

/** No tag of a workbook comes near; without a limit an endless one would fill the memory. */
const MAX_TAG_LENGTH = 100_000;
const COMMENT = '<!--';

/** Reads XML chunk by chunk and holds only the current tag. It scans every character once. */
export function xmlReader(listener: XmlListener): (piece: string) => void {
  let rest = '';
  return (piece) => {
    const xml = rest + piece;
    let at = 0;
    while (at < xml.length) {
      const start = xml.indexOf('<', at);
      if (start !== at) listener.text(xml.slice(at, start < 0 ? undefined : start));
      at = start < 0 ? xml.length : start;
      const end = start < 0 ? -1 : endOfTag(xml, start);
      if (end < 0) break;
      reportTag(xml.slice(start + 1, end - 1).replace(LINE_BREAKS, ' '), listener);
      at = end;
    }
    rest = xml.slice(at);
    if (rest.length > MAX_TAG_LENGTH) throw new WorkbookRejected('workbook-broken');
  };
}

/** The place after the tag; below zero where it has not ended yet. */
function endOfTag(xml: string, start: number): number {
  const isComment = xml.startsWith(COMMENT, start);
  const sign = isComment ? '-->' : '>';
  const end = xml.indexOf(sign, start + (isComment ? COMMENT.length : 1));
  return end < 0 ? end : end + sign.length;
}

const LINE_BREAKS = /[\t\r\n]+/gu;

function reportTag(tag: string, { open, close }: XmlListener): void {
  const first = tag.charCodeAt(0);
  if (first === 33 || first === 63) return; // "!" and "?": neither begins an element
  if (first === 47) {
    close(bare(tag.slice(1).trimEnd()));
    return;
  }
  const isEmpty = tag.endsWith('/');
  const blank = tag.indexOf(' ');
  const name = bare(blank < 0 ? tag.slice(0, isEmpty ? -1 : undefined) : tag.slice(0, blank));
  open(name, blank < 0 ? '' : tag.slice(blank));
  if (isEmpty) close(name);
}

function bare(name: string): string {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
}

/** The value of an attribute, empty where it is not given. */
export function attribute(attributes: string, name: string): string {
  const quoted = attributes.indexOf(` ${name}=`);
  if (quoted < 0) return '';
  const start = quoted + name.length + 2;
  const end = attributes.indexOf(attributes.charAt(start), start + 1);
  return end < 0 ? '' : unescapeXml(attributes.slice(start + 1, end));
}

export function unescapeXml(text: string): string {
  if (!text.includes('&')) return text;
  return text
    .replace(/&lt;/gu, '<')
    .replace(/&gt;/gu, '>')
    .replace(/&quot;/gu, '"')
    .replace(/&apos;/gu, "'")
    .replace(/&#(\d{1,6});/gu, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&#x([\da-f]{1,5});/giu, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&amp;/gu, '&');
}
