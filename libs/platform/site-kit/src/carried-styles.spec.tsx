import { CARRIED_STYLES, noteCarriedStyles } from './carried-styles.ts';

describe('the styles that a page carries', () => {
  afterEach(() => document.head.replaceChildren());

  it('are noted as style sheets that are not loaded', () => {
    document.head.innerHTML = `<style ${CARRIED_STYLES}="/assets/a.css /assets/b.css"></style>`;
    noteCarriedStyles(document);
    const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    expect(links.map((link) => [link.getAttribute('href'), link.hasAttribute('disabled')])).toEqual([
      ['/assets/a.css', true],
      ['/assets/b.css', true],
    ]);
  });

  it('are none in a page that was not prerendered', () => {
    noteCarriedStyles(document);
    expect(document.querySelector('link')).toBeNull();
  });
});
