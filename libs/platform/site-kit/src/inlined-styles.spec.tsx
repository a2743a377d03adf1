import { INLINED_STYLES_ATTRIBUTE, registerInlinedStyles } from './inlined-styles.ts';

describe('registerInlinedStyles', () => {
  afterEach(() => document.head.replaceChildren());

  it('adds a disabled link for each inlined style sheet', () => {
    document.head.innerHTML = `<style ${INLINED_STYLES_ATTRIBUTE}="/assets/a.css /assets/b.css"></style>`;
    registerInlinedStyles(document);
    const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    expect(links.map((link) => [link.getAttribute('href'), link.hasAttribute('disabled')])).toEqual([
      ['/assets/a.css', true],
      ['/assets/b.css', true],
    ]);
  });

  it('adds none in a page that was not prerendered', () => {
    registerInlinedStyles(document);
    expect(document.querySelector('link')).toBeNull();
  });
});
