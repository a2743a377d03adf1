/** Names the files whose styles the page carries in its `<style>`, one after the other. */
export const CARRIED_STYLES = 'data-files';

/**
 * Tells the loader of scripts that these style sheets are there: it asks the document for their links. They are made here and not
 * in the page, because browsers that look ahead in a page fetch even a disabled style sheet.
 */
export function noteCarriedStyles({ head }: Document): void {
  const files = head.querySelector(`style[${CARRIED_STYLES}]`)?.getAttribute(CARRIED_STYLES) ?? '';
  for (const href of files.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    link.setAttribute('disabled', '');
    link.rel = 'stylesheet';
    link.href = href;
    head.append(link);
  }
}
