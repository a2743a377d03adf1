// @ts-check
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

/** Packages of the workspace are TypeScript and are bundled; npm packages stay external. */
const externalNpmPackages = {
  name: 'npm-packages-stay-outside',
  /** @param {import('esbuild').PluginBuild} builder */
  setup(builder) {
    builder.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@seller-toolbox/') ? undefined : { path, external: true },
    );
  },
};

/**
 * Bundles a program for Node into an empty folder. `packages.json` next to it lists the npm packages that the bundle
 * imports: all that it needs to run elsewhere.
 * @param {{ entries: string[], outdir: string }} program
 */
export async function bundleForNode({ entries, outdir }) {
  rmSync(outdir, { recursive: true, force: true });
  const { metafile } = await build({
    entryPoints: entries,
    outdir,
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: 'linked',
    sourcesContent: false,
    plugins: [externalNpmPackages],
    metafile: true,
    logLevel: 'warning',
  });
  const imported = Object.values(metafile.outputs).flatMap(({ imports }) => imports);
  const packages = new Set(imported.flatMap(({ path, external }) => (external ? packageOf(path) : [])));
  writeFileSync(join(outdir, 'packages.json'), `${JSON.stringify([...packages].sort(), null, 2)}\n`);
}

/**
 * The package that an import names; undefined for modules of Node.
 * @param {string} path
 */
export function packageOf(path) {
  if (path.startsWith('node:')) return [];
  return [path.split('/', path.startsWith('@') ? 2 : 1).join('/')];
}
