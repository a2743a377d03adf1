import { appendSvg, printFrame } from '@seller-toolbox/ui/print-frame';
import type { BarcodeOutput } from '../engine/barcode-labels.schema.ts';
import { pageSvg, type PageOptions } from '../engine/page-svg.ts';

/** Printing starts after this time even if pages are not rendered. */
const RENDER_TIMEOUT_MS = 20_000;

/** Prints every page in true size. */
export function printPages(output: BarcodeOutput, options: PageOptions): Promise<void> {
  return printFrame((page) => {
    const style = page.createElement('style');
    style.textContent = pageRules(output);
    page.head.append(style);
    return Promise.race([
      Promise.all(output.pages.map((_, index) => appendSvg(page, pageSvg(output, index, options), ''))),
      new Promise((resolve) => setTimeout(resolve, RENDER_TIMEOUT_MS)),
    ]);
  });
}

/** Print CSS without margins and scaling, so that lengths are true. */
export function pageRules({ sheet: { pageWidth, pageHeight } }: BarcodeOutput): string {
  return [
    `@page { size: ${pageWidth}mm ${pageHeight}mm; margin: 0; }`,
    'html, body { margin: 0; padding: 0; }',
    `img { display: block; width: ${pageWidth}mm; height: ${pageHeight}mm; break-after: page; }`,
    'img:last-child { break-after: auto; }',
  ].join('\n');
}
