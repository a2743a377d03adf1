// @ts-check
import react from '@vitejs/plugin-react';
import { pageChunks } from './page-chunks.mjs';
import { refuseCycles } from './refuse-cycles.mjs';
import { shakeEngines } from './shake-engines.mjs';
import { HOST } from './site-files.mjs';

/**
 * The oldest browsers that the site is written for. Chrome 90 runs this too: what 91 mended, optional calls with a
 * spread, stands in no call that is made, and rewriting every `?.` for it costs each page a kilobyte.
 */
const TARGET = ['chrome91', 'edge91', 'firefox90', 'safari15'];

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

/**
 * @param {string} outDir @param {readonly import('./page-chunks.mjs').Tool[]} tools
 * @returns {import('vite').InlineConfig}
 */
export function clientConfig(outDir, tools) {
  const config = commonConfig(outDir);
  return {
    ...config,
    plugins: [...(config.plugins ?? []), shakeEngines(), refuseCycles()],
    build: {
      ...config.build,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: `${HOST}src/main.tsx`,
        output: { codeSplitting: pageChunks(tools) },
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
    build: { ...config.build, ssr: 'src/site/prerender/prerender.tsx', target: 'node20' },
    ssr: { noExternal: [/^@seller-toolbox\//] },
  };
}
