// @ts-check
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Packages of the workspace are TypeScript and go into the bundle; what npm installed stays outside. */
const npmPackagesStayOutside = {
  name: 'npm-packages-stay-outside',
  /** @param {import('esbuild').PluginBuild} builder */
  setup(builder) {
    builder.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@seller-toolbox/') ? undefined : { path, external: true },
    );
  },
};

const at = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));

rmSync(at('dist'), { recursive: true, force: true });
await build({
  entryPoints: [at('src/main.ts')],
  outdir: at('dist'),
  chunkNames: 'chunks/[name]-[hash]',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: 'linked',
  sourcesContent: false,
  plugins: [npmPackagesStayOutside],
  logLevel: 'warning',
});
