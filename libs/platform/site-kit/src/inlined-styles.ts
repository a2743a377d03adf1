/** The attribute of a `<style>` in the page that lists the style sheets inlined in it, separated by spaces. */
export const INLINED_STYLES_ATTRIBUTE = 'data-files';

/**
 * Adds a disabled link for each inlined style sheet, so that the loader of scripts, which looks for links, does not fetch it. They are
 * made here and not in the page, because the preload scanner of browsers fetches even a disabled style sheet.
 */
export function registerInlinedStyles({ head }: Document): void {
  const files =
    head.querySelector(`style[${INLINED_STYLES_ATTRIBUTE}]`)?.getAttribute(INLINED_STYLES_ATTRIBUTE) ?? '';
  for (const href of files.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    link.setAttribute('disabled', '');
    link.rel = 'stylesheet';
    link.href = href;
    head.append(link);
  }
}
