import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { layoutShifts, untilInteractive } from './fixtures/page-checks.ts';
import { expect, test } from './fixtures/test.ts';
import { address, toolPath } from './site/pages.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** Shares of the content, and what in the head of a tool it may end with. */
const PARTS = [0.2, 0.35, 0.5, 0.65, 0.8, 0.95, '</h1>', 'aria-pressed', 'data-start'] as const;

function cutOf(body: Buffer, part: (typeof PARTS)[number]): number {
  const [start, end] = [body.indexOf('<main'), body.indexOf('</main>')];
  if (start < 0) return body.length;
  if (typeof part === 'number') return Math.round(start + (end - start) * part);
  const place = body.indexOf(part, start);
  return place < 0 ? body.length : place;
}

/** The site behind a connection that delivers this part of the content of each document, and the rest when it is released. */
async function startSlowSite(service: string, part: (typeof PARTS)[number]) {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(service + (request.url ?? ''));
      const headers = Object.fromEntries(answer.headers);
      delete headers['content-encoding'];
      delete headers['content-length'];
      response.writeHead(answer.status, headers);
      const body = Buffer.from(await answer.arrayBuffer());
      const cut = cutOf(body, part);
      response.write(body.subarray(0, cut));
      if (cut < body.length) await released;
      response.end(body.subarray(cut));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    release: () => release(),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const visits = [
  { path: '/', size: PHONE },
  { path: '/', size: DESKTOP },
  { path: '/tools', size: DESKTOP },
  { path: '/products', size: DESKTOP },
  { path: '/products/file', size: PHONE },
  { path: toolPath('profit-calculator'), size: DESKTOP },
  { path: toolPath('keyword-density'), size: PHONE },
  { path: toolPath('packing-calculator'), size: PHONE },
  { path: toolPath('keyword-combiner'), size: PHONE },
];

for (const { path, size } of visits)
  test(`${path} at ${size.width} px does not move when it is painted before it is complete`, async ({
    page,
    baseURL,
  }) => {
    if (!baseURL) throw new Error('no service');
    // The page is loaded nine times.
    test.slow();
    await page.setViewportSize(size);
    for (const part of PARTS) {
      const site = await startSlowSite(baseURL, part);
      await page.goto(site.url + address(path, 'en'), { waitUntil: 'commit' });
      await page.evaluate(async () => {
        for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
      });
      site.release();
      await untilInteractive(page);
      expect({ part, shifts: await layoutShifts(page) }).toEqual({ part, shifts: [] });
      // Otherwise the page complains about its last requests.
      await page.goto('about:blank');
      site.stop();
    }
  });
