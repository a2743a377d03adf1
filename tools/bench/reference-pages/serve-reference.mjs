// @ts-check
import { build } from 'esbuild';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ROOT } from '../../checks/workspace-folders.mjs';

const BUILT = join(ROOT, '.cache/bench');
const here = import.meta.dirname;

/**
 * Builds the two reference pages and serves them like our service: precompressed, from memory. They are in the language of
 * the measured pages, because a browser needs longer for its characters than for Latin ones.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function serveReference() {
  const files = await buildFiles();
  const server = createServer((request, answer) => {
    const file = files.get(new URL(request.url ?? '/', 'http://reference').pathname);
    if (!file) return answer.writeHead(404).end();
    answer.writeHead(200, {
      'content-type': file.type,
      'content-encoding': 'br',
      'cache-control': 'no-store',
    });
    return answer.end(file.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The reference pages have no port.');
  return {
    url: `http://localhost:${address.port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function buildFiles() {
  const css = readFileSync(join(here, 'reference.css'), 'utf8');
  const html = readFileSync(join(here, 'static.html'), 'utf8').replace('/* reference.css */', () => css);
  mkdirSync(BUILT, { recursive: true });
  /** @satisfies {import('esbuild').BuildOptions} */
  const shared = {
    bundle: true,
    minify: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  };
  const client = await build({
    ...shared,
    entryPoints: [join(here, 'bare-react-client.tsx')],
    format: 'esm',
    target: 'es2022',
    write: false,
    outdir: BUILT,
  });
  const [script] = client.outputFiles;
  if (!script) throw new Error('The reference page has no script.');
  // The bundle is outside of the sources, so that Node runs the TSX; it is below the root, so that packages are found.
  const server = join(BUILT, 'bare-react-server.cjs');
  await build({
    ...shared,
    entryPoints: [join(here, 'bare-react-server.tsx')],
    platform: 'node',
    outfile: server,
  });
  const { render } = createRequire(import.meta.url)(server);
  const bare = `<!doctype html><html lang="zh"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>对照页：纯 React</title><link rel="icon" href="data:,"><style>${css}</style>
<script type="module" src="/bare-react.js"></script></head><body><div id="root">${render('/bare-react')}</div></body></html>`;
  return new Map([
    ['/static', compressed('text/html; charset=utf-8', html)],
    ['/bare-react', compressed('text/html; charset=utf-8', bare)],
    ['/bare-react.js', compressed('text/javascript; charset=utf-8', script.text)],
  ]);
}

const compressed = (/** @type {string} */ type, /** @type {string} */ text) => ({
  type,
  body: brotliCompressSync(text),
});
