/**
 * Prints content in a temporary iframe, which is removed after printing. Rejects, without a frame left behind, if `fill`
 * or printing fails.
 */
export async function printFrame(fill: (page: Document) => Promise<unknown>): Promise<void> {
  const frame = document.createElement('iframe');
  frame.className = 'visually-hidden';
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  document.body.append(frame);
  try {
    const page = frame.contentWindow;
    if (!page) throw new Error('the browser made no frame to print');
    await fill(page.document);
    page.addEventListener('afterprint', () => frame.remove());
    page.focus();
    page.print();
  } catch (error) {
    frame.remove();
    throw error;
  }
}

/** Appends an SVG picture to a page; resolves when it is drawn. */
export function appendSvg(page: Document, svg: string, alt: string): Promise<void> {
  const image = page.createElement('img');
  image.alt = alt;
  const drawn = new Promise<void>((resolve, reject) => {
    image.addEventListener('load', () => resolve());
    image.addEventListener('error', () => reject(new Error('the browser could not draw the picture')));
  });
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  page.body.append(image);
  return drawn;
}
