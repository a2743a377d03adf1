import { ANNOUNCEMENT_HTML } from '@seller-toolbox/contracts/announcement-html.data';

/** A text with a selection; start and end are equal without one. */
export interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Replaces a range; then selects a range of the result. */
export interface HtmlEdit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  readonly select: readonly [start: number, end: number];
}

const LINK_START = '<a href="https://';
const ANY_TAG = new RegExp(`</?(?:${ANNOUNCEMENT_HTML.tags.join('|')})(?:\\s[^<>]*)?>`, 'gi');

/** Puts the selection into the first of these tags, or takes it out of the one that it fills. */
export function toggleTag({ text, start, end }: Selected, tags: readonly string[]): HtmlEdit {
  const before = text.slice(0, start);
  const selected = text.slice(start, end);
  for (const tag of tags) {
    const opened = new RegExp(`<${tag}(?:\\s[^<>]*)?>$`).exec(before)?.[0];
    const closing = `</${tag}>`;
    if (opened !== undefined && text.startsWith(closing, end)) {
      const from = start - opened.length;
      return replace({ from, to: end + closing.length, insert: selected }, 0, selected.length);
    }
  }
  const [tag = ''] = tags;
  const opening = tag === 'a' ? `${LINK_START}">` : `<${tag}>`;
  const insert = `${opening}${selected}</${tag}>`;
  // The address of a link comes next, otherwise the text.
  if (tag === 'a')
    return replace({ from: start, to: end, insert }, '<a href="'.length, '"https://'.length - 1);
  return replace({ from: start, to: end, insert }, opening.length, selected.length);
}

/** Makes each selected line an item of a list. */
export function makeList({ text, start, end }: Selected, tag: 'ul' | 'ol'): HtmlEdit {
  const lines = text.slice(start, end).split('\n');
  const items = lines.filter((line, index) => index === 0 || line.trim() !== '');
  const insert = `<${tag}>\n${items.map((line) => `<li>${line}</li>`).join('\n')}\n</${tag}>`;
  const first = `<${tag}>\n<li>`.length;
  return items.length === 1
    ? replace({ from: start, to: end, insert }, first, items[0]?.length ?? 0)
    : replace({ from: start, to: end, insert }, 0, insert.length);
}

/** Breaks the line after the selection. */
export function breakLine({ end }: Selected): HtmlEdit {
  const insert = '<br>\n';
  return replace({ from: end, to: end, insert }, insert.length, 0);
}

/** Removes every tag from the selection, or from the whole text without one. */
export function removeTags({ text, start, end }: Selected): HtmlEdit {
  const [from, to] = start === end ? [0, text.length] : [start, end];
  const insert = text.slice(from, to).replace(ANY_TAG, '');
  return replace({ from, to, insert }, 0, insert.length);
}

function replace({ from, to, insert }: Omit<HtmlEdit, 'select'>, offset: number, length: number): HtmlEdit {
  return { from, to, insert, select: [from + offset, from + offset + length] };
}

/** The buttons of the toolbar, with the tags that each writes or removes: together all that are allowed. */
export const HTML_TOOLS = [
  { id: 'bold', sign: 'B', key: 'b', tags: ['strong', 'b'], edit: (at) => toggleTag(at, ['strong', 'b']) },
  { id: 'italic', sign: 'I', key: 'i', tags: ['em', 'i'], edit: (at) => toggleTag(at, ['em', 'i']) },
  { id: 'underline', sign: 'U', key: 'u', tags: ['u'], edit: (at) => toggleTag(at, ['u']) },
  { id: 'code', sign: '</>', key: 'e', tags: ['code'], edit: (at) => toggleTag(at, ['code']) },
  { id: 'link', sign: '↗', key: 'k', tags: ['a'], edit: (at) => toggleTag(at, ['a']) },
  { id: 'bullets', sign: '•', tags: ['ul', 'li'], edit: (at) => makeList(at, 'ul') },
  { id: 'numbers', sign: '1.', tags: ['ol', 'li'], edit: (at) => makeList(at, 'ol') },
  { id: 'paragraph', sign: '¶', tags: ['p'], edit: (at) => toggleTag(at, ['p']) },
  { id: 'break', sign: '↵', key: 'Enter', tags: ['br'], edit: breakLine },
  { id: 'clear', sign: 'T×', tags: ['span'], edit: removeTags },
] as const satisfies readonly HtmlTool[];

export interface HtmlTool {
  readonly id: string;
  readonly sign: string;
  /** With Ctrl or Cmd. */
  readonly key?: string;
  readonly tags: readonly (typeof ANNOUNCEMENT_HTML.tags)[number][];
  readonly edit: (at: Selected) => HtmlEdit;
}
