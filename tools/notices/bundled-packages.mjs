// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adminConfig } from '../../apps/admin/build/vite-config.mjs';
import { clientConfig } from '../../apps/host/build/vite-config.mjs';

/**
 * The names of the packages with modules in browser scripts: those of the site, of its workers and of
 * the admin section. Bundles both, which takes 10 s.
 * @returns {Promise<Set<string>>}
 */
export async function bundledPackages() {
  process.env['NODE_ENV'] = 'production';
  const { build } = await import('vite');
  /** @type {Set<string>} */
  const names = new Set();
  /** @type {import('vite').Plugin} */
  const collect = {
    name: 'collect-packages',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
          const name = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];
          if (name && renderedLength > 0) names.add(name);
        }
      }
    },
  };
  const folder = mkdtempSync(join(tmpdir(), 'stb-notices-'));
  try {
    // Without the list of tools: how modules are cut into chunks does not matter here.
    for (const config of [clientConfig(folder, []), adminConfig(folder)]) {
      await build({
        ...config,
        plugins: [...(config.plugins ?? []), collect],
        worker: { ...config.worker, plugins: () => [collect] },
        build: { ...config.build, write: false },
      });
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return names;
}
