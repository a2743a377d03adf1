/** Prints the code alone on its page, in a frame that is removed afterwards. */
export function printCode(svg: string, label: string): void {
  const frame = document.createElement('iframe');
  frame.className = 'visually-hidden';
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  document.body.append(frame);
  const page = frame.contentWindow;
  if (!page) throw new Error('the browser made no frame to print');
  const image = page.document.createElement('img');
  image.alt = label;
  image.addEventListener('load', () => {
    page.addEventListener('afterprint', () => frame.remove());
    page.focus();
    page.print();
  });
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  page.document.body.append(image);
}
