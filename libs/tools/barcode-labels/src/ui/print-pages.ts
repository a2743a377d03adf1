import type { BarcodeOutput } from '../engine/barcode-labels.schema.ts';
import { pageSvg, type PageOptions } from '../engine/page-svg.ts';

/** Printing starts after this time even if pages are not rendered. */
const RENDER_TIMEOUT_MS = 20_000;

/** Prints every page in true size from a temporary iframe. */
export async function printPages(output: BarcodeOutput, options: PageOptions): Promise<void> {
  const frame = document.createElement('iframe');
  frame.className = 'visually-hidden';
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  document.body.append(frame);
  const page = frame.contentWindow;
  if (!page) {
    frame.remove();
    throw new Error('the browser made no frame to print');
  }
  const style = page.document.createElement('style');
  style.textContent = pageRules(output);
  page.document.head.append(style);
  await Promise.race([
    Promise.all(output.pages.map((_, index) => addPage(page.document, pageSvg(output, index, options)))),
    new Promise((resolve) => setTimeout(resolve, RENDER_TIMEOUT_MS)),
  ]);
  page.addEventListener('afterprint', () => frame.remove());
  page.focus();
  page.print();
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

function addPage(page: Document, svg: string): Promise<void> {
  const image = page.createElement('img');
  image.alt = '';
  const drawn = new Promise<void>((resolve) => {
    image.addEventListener('load', () => resolve());
    image.addEventListener('error', () => resolve());
  });
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  page.body.append(image);
  return drawn;
}
