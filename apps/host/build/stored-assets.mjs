// @ts-check

/** @typedef {{ href: string, css: string }} Style */
/** @typedef {{ assets: { styles: readonly Style[] }, instant: number }} RenderOptions */

/** What each page is rendered with, each style sheet once. */
export class StoredAssets {
  /** @type {Record<string, string>} */
  #styles = {};
  /** @type {Record<string, object>} */
  #pages = {};

  /** @param {string} name of the page @param {RenderOptions} options */
  add(name, options) {
    const { assets } = options;
    for (const { href, css } of assets.styles) this.#styles[href] = css;
    const hrefs = assets.styles.map(({ href }) => href);
    this.#pages[name] ??= { ...options, assets: { ...assets, styles: hrefs } };
  }

  /** @returns {string} */
  toJson() {
    return JSON.stringify({ styles: this.#styles, pages: this.#pages });
  }
}
