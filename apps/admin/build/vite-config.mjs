// @ts-check
import { commonConfig } from '@seller-toolbox/site-build/common-config';
import { refuseCycles } from '@seller-toolbox/site-build/refuse-cycles';
import { ADMIN, ADMIN_ENTRY, adminChunks } from './chunks.mjs';

/** @param {string} outDir @returns {import('vite').InlineConfig} */
export function adminConfig(outDir) {
  const config = commonConfig(ADMIN, outDir);
  return {
    ...config,
    publicDir: false,
    plugins: [...(config.plugins ?? []), refuseCycles()],
    build: {
      ...config.build,
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
