// @ts-check
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { PUBLIC_CHUNKS } from './public-chunks.mjs';
import { refuseCycles } from './refuse-cycles.mjs';
import { shakeEngines } from './shake-engines.mjs';
import { shakeI18next } from './shake-i18next.mjs';
import { shakeIcons } from './shake-icons.mjs';
import { shakeReactDom } from './shake-react-dom.mjs';
import { shakeRouter } from './shake-router.mjs';

export const HOST = fileURLToPath(new URL('..', import.meta.url));

/**
 * The oldest browsers that the site is written for. Chrome 90 runs this too: what 91 mended, optional calls with a
 * spread, stands in no call that is made, and rewriting every `?.` for it costs each page a kilobyte.
 */
const TARGET = ['chrome91', 'edge91', 'firefox90', 'safari15'];

/** What every page has from its first line: a part that is loaded late need not name it. */
const EVERYWHERE = /^assets\/(?:rolldown-runtime|core|main)-[^/]+$/;

/** @param {string} outDir @returns {import('vite').InlineConfig} */
export function commonConfig(outDir) {
  return {
    root: HOST,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    // A worker loads the engine that it is asked for, like the page.
    worker: { format: 'es' },
    build: { outDir, emptyOutDir: true, target: TARGET, cssTarget: TARGET },
  };
}

/** @param {string} outDir @returns {import('vite').InlineConfig} */
export function clientConfig(outDir) {
  const config = commonConfig(outDir);
  return {
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      shakeReactDom(),
      shakeRouter(),
      shakeI18next(),
      shakeIcons(),
      shakeEngines(),
      refuseCycles(),
    ],
    build: {
      ...config.build,
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_chunk, files) => files.filter((file) => !EVERYWHERE.test(file)),
      },
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: `${HOST}src/main.tsx`,
        output: {
          codeSplitting: PUBLIC_CHUNKS,
        },
      },
    },
  };
}

/** @param {string} outDir @returns {import('vite').InlineConfig} */
export function prerenderConfig(outDir) {
  const config = commonConfig(outDir);
  return {
    ...config,
    publicDir: false,
    build: { ...config.build, ssr: 'src/prerender/prerender.tsx', target: 'node20' },
    ssr: { noExternal: [/^@seller-toolbox\//] },
  };
}
