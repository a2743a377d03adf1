// @ts-check
import { commonConfig } from '@seller-toolbox/site-build/common-config';
import { rejectCycles } from '@seller-toolbox/site-build/reject-cycles';
import { compileHints } from './compile-hints.mjs';
import { enginesForPages } from './engines-for-pages.mjs';
import { metadataForPages } from './metadata-for-pages.mjs';
import { embedChunks, pageChunks } from './page-chunks.mjs';
import { HOST } from './site-files.mjs';

/**
 * Each page names some 300 files, and a hash does not compress: seven characters, the fewest that the bundler takes, instead of
 * eight. They are 42 bits: a changed file almost never gets its old name.
 */
const FILE_NAMES = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};

/**
 * @param {string} outDir @param {readonly import('./page-chunks.mjs').Tool[]} tools
 * @returns {import('vite').InlineConfig}
 */
export function clientConfig(outDir, tools) {
  const config = commonConfig(HOST, outDir);
  return {
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      enginesForPages(),
      metadataForPages(),
      rejectCycles(),
      compileHints(),
    ],
    build: {
      ...config.build,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: `${HOST}src/main.tsx`,
        output: { ...FILE_NAMES, codeSplitting: pageChunks(tools) },
      },
    },
  };
}

/**
 * Embedded tools share no file with the site, so that its pages stay as they are; a browser would not share the cached files either.
 * @param {string} outDir that of the site @param {readonly import('./page-chunks.mjs').Tool[]} tools
 * @returns {import('vite').InlineConfig}
 */
export function embedConfig(outDir, tools) {
  const config = clientConfig(outDir, tools);
  return {
    ...config,
    publicDir: false,
    build: {
      ...config.build,
      emptyOutDir: false,
      rolldownOptions: {
        input: `${HOST}src/embed.tsx`,
        output: { ...FILE_NAMES, codeSplitting: embedChunks(tools) },
      },
    },
  };
}

/** @param {string} outDir @returns {import('vite').InlineConfig} */
export function prerenderConfig(outDir) {
  const config = commonConfig(HOST, outDir);
  return {
    ...config,
    publicDir: false,
    // The service runs it too, in an image that is to stay small and has none of the packages of the site.
    build: { ...config.build, ssr: 'src/site/prerender/prerender.tsx', target: 'node20', minify: true },
    ssr: { noExternal: true },
  };
}
