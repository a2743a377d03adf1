// @ts-check
import { commonConfig } from '@seller-toolbox/site-build/common-config';
import { rejectCycles } from '@seller-toolbox/site-build/reject-cycles';
import { ADMIN, ADMIN_ENTRY, adminChunks } from './chunks.mjs';

/** @param {string} outDir @returns {import('vite').InlineConfig} */
export function adminConfig(outDir) {
  const config = commonConfig(ADMIN, outDir);
  return {
    ...config,
    publicDir: false,
    plugins: [...(config.plugins ?? []), rejectCycles()],
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
