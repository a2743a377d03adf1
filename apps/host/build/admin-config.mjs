// @ts-check
import { ADMIN_ENTRY, adminChunks } from './admin-chunks.mjs';
import { commonConfig } from './vite-config.mjs';
import { refuseCycles } from './refuse-cycles.mjs';

/**
 * The admin section is bundled on its own, into a folder of its own: in one bundle with the site, what only admins use
 * of the libraries would travel with every public page.
 * @param {string} outDir of the site, whose files stay
 * @returns {import('vite').InlineConfig}
 */
export function adminConfig(outDir) {
  const config = commonConfig(outDir);
  return {
    ...config,
    publicDir: false,
    plugins: [...(config.plugins ?? []), refuseCycles()],
    build: {
      ...config.build,
      emptyOutDir: false,
      assetsDir: 'assets/admin',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: ADMIN_ENTRY,
        output: {
          codeSplitting: adminChunks(),
        },
      },
    },
  };
}
