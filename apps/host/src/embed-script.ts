import type { EmbedMessage } from './site/embed/embed-messages.ts';

// `/embed.js`, for pages of other sites: defines <seller-tool tool="…" lang="en" theme="dark" accent="0b6b60">.
// Styles are set by script, because a strict policy forbids inline ones.

const { src } = document.currentScript as HTMLScriptElement;
const ATTRIBUTES = ['tool', 'lang', 'theme', 'accent'];
const FIRST_HEIGHT = 480;

class SellerTool extends HTMLElement {
  static observedAttributes = ATTRIBUTES;
  #frame: HTMLIFrameElement | undefined;
  #listen = (event: MessageEvent<EmbedMessage>) => {
    const frame = this.#frame;
    if (!frame || event.source !== frame.contentWindow || event.origin !== new URL(src).origin) return;
    const { data } = event;
    if (data.type === 'seller-tool:size') frame.style.height = `${data.height}px`;
    if (data.type === 'seller-tool:result') {
      const { tool, output } = data;
      this.dispatchEvent(new CustomEvent('seller-tool-result', { bubbles: true, detail: { tool, output } }));
    }
  };

  connectedCallback() {
    addEventListener('message', this.#listen);
    const frame = document.createElement('iframe');
    frame.loading = 'lazy';
    frame.title = this.title || this.getAttribute('tool') || '';
    frame.allow = 'clipboard-write';
    Object.assign(frame.style, { display: 'block', width: '100%', border: '0', height: `${FIRST_HEIGHT}px` });
    this.style.display = 'block';
    this.#frame = frame;
    this.#show();
    this.replaceChildren(frame);
  }

  disconnectedCallback() {
    removeEventListener('message', this.#listen);
    this.#frame = undefined;
  }

  attributeChangedCallback() {
    this.#show();
  }

  #show() {
    const [tool, ...others] = ATTRIBUTES.map((name) => [name, this.getAttribute(name)] as const);
    const given = others.flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
    const path = `/embed/tools/${encodeURIComponent(tool?.[1] ?? '')}?${new URLSearchParams(given)}`;
    const url = new URL(path, src).href;
    if (this.#frame && this.#frame.src !== url) this.#frame.src = url;
  }
}

if (!customElements.get('seller-tool')) customElements.define('seller-tool', SellerTool);
