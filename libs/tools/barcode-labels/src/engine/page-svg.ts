import { roundToDecimals } from '@seller-toolbox/tool-contract/rounding';
import type { BarcodeOutput, PrintedLabel } from './barcode-labels.schema.ts';

const FONT =
  "Arial, Helvetica, 'PingFang SC', 'Microsoft YaHei', 'Hiragino Sans', 'Noto Sans CJK SC', sans-serif";

export interface PageOptions {
  /** Thin outlines around the labels, for the alignment page. */
  readonly outlines: boolean;
}

/** One page as an SVG file in true millimeters. */
export function pageSvg(
  { sheet, labels, pages }: BarcodeOutput,
  page: number,
  { outlines }: PageOptions,
): string {
  const { pageWidth, pageHeight, labelWidth, labelHeight } = sheet;
  const placed = (pages[page] ?? []).map(({ label, x, y }) => {
    const drawn = labels[label];
    const frame = outlines
      ? `<rect width="${labelWidth}" height="${labelHeight}" fill="none" stroke="#999" stroke-width="0.15"/>`
      : '';
    return `<g transform="translate(${mm(x)} ${mm(y)})">${frame}${drawn ? labelSvg(drawn) : ''}</g>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pageWidth}mm" height="${pageHeight}mm" viewBox="0 0 ${pageWidth} ${pageHeight}">`,
    `<rect width="${pageWidth}" height="${pageHeight}" fill="#fff"/>`,
    ...placed,
    '</svg>',
  ].join('');
}

/** Bars as one path and text elements, relative to the label. */
function labelSvg({ bars, bearerBars, texts }: PrintedLabel): string {
  const path = [...bars, ...bearerBars]
    .map(({ x, y, width, height }) => `M${mm(x)} ${mm(y)}h${mm(width)}v${mm(height)}h${mm(-width)}z`)
    .join('');
  const lines = texts.map(
    ({ text, x, y, size }) =>
      `<text x="${mm(x)}" y="${mm(y)}" font-size="${mm(size)}" text-anchor="middle" font-family="${FONT}">${escaped(text)}</text>`,
  );
  return `<path d="${path}" fill="#000"/>${lines.join('')}`;
}

/** Ten-thousandths of a millimeter are enough for 600 dpi. */
function mm(value: number): string {
  return String(roundToDecimals(value, 4));
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]|\p{Surrogate}/gu, '')
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}
