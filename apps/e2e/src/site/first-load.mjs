// @ts-check
import { brotliDecompressSync } from 'node:zlib';
import { request } from 'node:http';

/**
 * @typedef {{ url: string, kind: 'document' | 'script' | 'stylesheet' | 'other', bytes: number, text: string }} LoadedFile
 *   `bytes` as transferred, brotli where the service compresses
 * @typedef {import('@playwright/test').Page} Page
 */

/** Records all requests of a page from now on, in order, each URL once; API calls are not included. */
export function recordRequests(/** @type {Page} */ page) {
  /** @type {Map<string, LoadedFile['kind']>} */
  const requested = new Map();
  page.on('request', (request) => {
    const [url = ''] = request.url().split('#');
    if (url.startsWith('http') && !new URL(url).pathname.startsWith('/api/'))
      requested.set(url, kindOf(request));
  });
  return requested;
}

/**
 * Opens the page with announcements dismissed, and blocks requests deferred by two seconds or more: tests do not wait for
 * either, and both could fall into the measured time.
 * @param {Page} page
 * @param {string} address
 */
export async function blockDeferredRequests(page, address) {
  await dismissAnnouncements(page, address);
  await page.addInitScript(() => {
    const { setTimeout } = window;
    /** @type {(act: TimerHandler, delay?: number, ...values: unknown[]) => number} */
    const setBriefTimeout = (act, delay = 0, ...values) =>
      delay < 2000 ? setTimeout(act, delay, ...values) : 0;
    // By an assignment it would have to be a timer of Node too.
    Reflect.set(window, 'setTimeout', setBriefTimeout);
  });
}

/**
 * Opens the page as someone sees it who has dismissed its announcements.
 * @param {Page} page
 * @param {string} address
 */
export async function dismissAnnouncements(page, address) {
  const html = await (await page.request.get(address)).text();
  const announced = /data-announced="([^"]*)"/.exec(html)?.[1] ?? '';
  await page.addInitScript((marks) => localStorage.setItem('stb:announcement-quiet', marks), announced);
}

/**
 * @param {import('@playwright/test').Request} request
 * @returns {LoadedFile['kind']}
 */
function kindOf(request) {
  const path = new URL(request.url()).pathname;
  if (request.resourceType() === 'document') return 'document';
  if (path.endsWith('.js')) return 'script';
  return path.endsWith('.css') ? 'stylesheet' : 'other';
}

/**
 * Requests the files again to get their transferred size.
 * @param {Iterable<readonly [url: string, kind: LoadedFile['kind']]>} requested
 * @returns {Promise<LoadedFile[]>}
 */
export function weigh(requested) {
  return Promise.all([...requested].map(async ([url, kind]) => ({ url, kind, ...(await fetchRaw(url)) })));
}

/**
 * @param {string} url
 * @returns {Promise<Pick<LoadedFile, 'bytes' | 'text'>>}
 */
function fetchRaw(url) {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      /** @type {Buffer[]} */
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const body = Buffer.concat(chunks);
        const plain = answer.headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body;
        resolve({ bytes: body.length, text: plain.toString('utf8') });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** The sums that budgets limit. @param {readonly LoadedFile[]} files */
export function summarize(files) {
  const sum = (/** @type {LoadedFile['kind']} */ kind) =>
    files.filter((file) => file.kind === kind).reduce((total, { bytes }) => total + bytes, 0);
  return {
    script: sum('script'),
    stylesheet: sum('stylesheet'),
    document: sum('document'),
    total: files.reduce((total, { bytes }) => total + bytes, 0),
    requests: files.length,
  };
}
