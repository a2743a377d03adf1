import { INLINED_STYLES_ATTRIBUTE, registerInlinedStyles } from './inlined-styles.ts';

describe('the styles that a page carries', () => {
  afterEach(() => document.head.replaceChildren());

  it('are noted as style sheets that are not loaded', () => {
    document.head.innerHTML = `<style ${INLINED_STYLES_ATTRIBUTE}="/assets/a.css /assets/b.css"></style>`;
    registerInlinedStyles(document);
    const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    expect(links.map((link) => [link.getAttribute('href'), link.hasAttribute('disabled')])).toEqual([
      ['/assets/a.css', true],
      ['/assets/b.css', true],
    ]);
  });

  it('are none in a page that was not prerendered', () => {
    registerInlinedStyles(document);
    expect(document.querySelector('link')).toBeNull();
  });
});
