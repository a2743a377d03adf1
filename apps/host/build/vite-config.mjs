// @ts-check
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';

export const HOST = fileURLToPath(new URL('..', import.meta.url));

/**
 * The oldest browsers that the site is written for. Chrome 90 runs this too: what 91 mended, optional calls with a
 * spread, stands in no call that is made, and rewriting every `?.` for it costs each page a kilobyte.
 */
const TARGET = ['chrome91', 'edge91', 'firefox90', 'safari15'];

/** The words of the site in one language are one file: a page asks once, and for one language. */
const SITE_WORDS =
  /(?:apps\/host\/src\/words|platform\/i18n\/src\/words|catalogue\/src\/generated\/words)\/([\w-]+)\.(?:json|ts)$/;

/** What every page has and what seldom changes: the libraries and the primitives. */
const CORE =
  /vite\/preload-helper|host\/src\/app\/(?:own-tools|hydrated|storage)\.|node_modules\/(?!zod\/)|platform\/(?:ui\/src\/(?!charts|gallery)|i18n\/src\/(?!words|platform-words)|tool-contract\/src\/manifest)/;
const HUB = /apps\/host\/src\/(?:features\/hub|routes\/(?:home|tools|not-found))/;
const TOOL =
  /apps\/host\/src\/(?:features\/tool-page|routes\/tool\.)|platform\/(?:tool-kit|tool-contract\/src\/(?!manifest))|node_modules\/zod\//;

/** @param {string} outDir @returns {import('vite').InlineConfig} */
function common(outDir) {
  return {
    root: HOST,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, target: TARGET, cssTarget: TARGET },
  };
}

/** @param {string} outDir @returns {import('vite').InlineConfig} */
export function clientConfig(outDir) {
  const config = common(outDir);
  return {
    ...config,
    build: {
      ...config.build,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: `${HOST}src/main.tsx`,
        output: {
          // Few files: a page gets by with ten requests until its first answer.
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              {
                debugName: 'site words',
                name: (id) => {
                  const language = SITE_WORDS.exec(id)?.[1];
                  return language ? `words-${language}` : null;
                },
                priority: 4,
              },
              { name: 'core', test: CORE, priority: 3 },
              { name: 'hub', test: HUB, priority: 2 },
              { name: 'tool', test: TOOL, priority: 1 },
            ],
          },
        },
      },
    },
  };
}

/** @param {string} outDir @returns {import('vite').InlineConfig} */
export function prerenderConfig(outDir) {
  const config = common(outDir);
  return {
    ...config,
    publicDir: false,
    build: { ...config.build, ssr: 'src/prerender/prerender.tsx', target: 'node20' },
    ssr: { noExternal: [/^@seller-toolbox\//] },
  };
}
