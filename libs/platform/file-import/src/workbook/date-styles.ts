import { attribute, xmlReader } from './xml-tags.ts';
import { readParts } from './workbook-parts.ts';

/** How a workbook writes days: as numbers of days, shown as days by the format of their cells. */
export interface DateStyles {
  /** Indexes of cell formats that show a day. */
  readonly styles: ReadonlySet<number>;
  /** Days are counted from 1904, as old programs of the Macintosh did. */
  readonly from1904: boolean;
}

const STYLES = 'xl/styles.xml';
const WORKBOOK = 'xl/workbook.xml';

/** Number formats that need no code in the file: ECMA-376 part 1, 18.8.30, with those of Chinese, Japanese and Korean. */
const BUILT_IN_DATES: readonly (readonly [first: number, last: number])[] = [
  [14, 17],
  [22, 22],
  [27, 31],
  [34, 36],
  [50, 58],
];

/** The formats of a workbook that show days. */
export function readDateStyles(bytes: Uint8Array): DateStyles {
  const codes = new Map<number, string>();
  const formats: number[] = [];
  let isCellFormats = false;
  let from1904 = false;
  const ignore = () => undefined;
  readParts(
    bytes,
    new Map([
      [
        STYLES,
        xmlReader({
          open: (name, tag) => {
            if (name === 'cellXfs') isCellFormats = true;
            else if (name === 'xf' && isCellFormats) formats.push(Number(attribute(tag, 'numFmtId')));
            else if (name === 'numFmt')
              codes.set(Number(attribute(tag, 'numFmtId')), attribute(tag, 'formatCode'));
          },
          close: (name) => {
            if (name === 'cellXfs') isCellFormats = false;
          },
          text: ignore,
        }),
      ],
      [
        WORKBOOK,
        xmlReader({
          open: (name, tag) => {
            if (name === 'workbookPr') from1904 = /^(?:1|true)$/.test(attribute(tag, 'date1904'));
          },
          close: ignore,
          text: ignore,
        }),
      ],
    ]),
  );
  const showsDay = (format: number) => {
    const code = codes.get(format);
    if (code !== undefined) return isDateCode(code);
    return BUILT_IN_DATES.some(([first, last]) => format >= first && format <= last);
  };
  return {
    styles: new Set(formats.flatMap((format, style) => (showsDay(format) ? [style] : []))),
    from1904,
  };
}

/** Whether a format code has a year or a day outside of its quoted texts, escaped signs and brackets. */
function isDateCode(code: string): boolean {
  const [first = ''] = code.replace(/"[^"]*"|\\.|\[[^[\]]*\]|[_*]./gu, '').split(';');
  return /[yd]/iu.test(first);
}
