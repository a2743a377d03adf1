import { LANGUAGES, type Language } from '@seller-toolbox/words';
import { paths, withLanguage } from '@seller-toolbox/site-kit/paths';

/** The texts of the offline page, shown if no page is cached. */
export interface OfflinePageWords {
  readonly title: string;
  readonly text: string;
  readonly kept: string;
  readonly retry: string;
}

const STYLE = `
:root{color-scheme:light dark;--bg:#f6f7f5;--surface:#fff;--ink:#13201c;--ink-2:#52625c;--line:#dbe1dd;--accent:#0b6b60;--on:#fff}
@media(prefers-color-scheme:dark){:root{--bg:#0c1412;--surface:#1a2722;--ink:#e5eeea;--ink-2:#a3b4ad;--line:#2f3b36;--accent:#57c7b3;--on:#06201b}}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--bg);color:var(--ink);font:16px/1.6 system-ui,sans-serif}
main{box-sizing:border-box;width:min(480px,100vw - 32px);padding:32px;border:1px solid var(--line);border-radius:12px;background:var(--surface)}
h1{margin:0 0 8px;font-size:1.5rem;line-height:1.3}p{margin:0 0 16px;color:var(--ink-2)}
ul{margin:0 0 24px;padding:0;list-style:none;display:flex;flex-wrap:wrap;gap:8px 20px}
a{color:var(--accent)}li a{display:inline-block;padding:10px 0}
.retry{display:inline-block;padding:10px 18px;border-radius:8px;background:var(--accent);color:var(--on);text-decoration:none;font-weight:600}
a:focus-visible{outline:2px solid var(--accent);outline-offset:2px}`;

/** The address keeps its fragment, where tools have their inputs: a link to the same page would lose it. */
const SCRIPT = `
const again = () => location.reload();
document.querySelector('.retry').addEventListener('click', (event) => { event.preventDefault(); again(); });
addEventListener('online', again);`;

export interface OfflinePageOptions {
  readonly words: OfflinePageWords;
  readonly language: Language;
  /** Languages with cached pages. */
  readonly cached: readonly Language[];
  /** Lets the one script of the page run. */
  readonly nonce: string;
}

/** A page that needs no file: what is missing, what there is, and a way to try again. */
export function offlinePage({ words, language, cached, nonce }: OfflinePageOptions): string {
  const links = LANGUAGES.filter(({ code }) => cached.includes(code)).map(
    ({ code, name }) =>
      `<li><a href="${withLanguage(paths.home, code)}" lang="${code}" hreflang="${code}">${name}</a></li>`,
  );
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${words.title}</title><style>${STYLE}</style></head><body><main>`,
    `<h1>${words.title}</h1><p>${words.text}</p>`,
    ...(links.length > 0 ? [`<p>${words.kept}</p><ul>${links.join('')}</ul>`] : []),
    `<a class="retry" href="">${words.retry}</a></main><script nonce="${nonce}">${SCRIPT}</script></body></html>`,
  ].join('');
}

/** The page as a response. Its status is an error, so that nothing takes it for the requested page. */
export function offlineResponse(options: OfflinePageOptions): Response {
  return new Response(offlinePage(options), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': options.language,
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-${options.nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    },
  });
}
