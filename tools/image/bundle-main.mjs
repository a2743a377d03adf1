// @ts-check
// Builds a program for Node: run in its folder, bundles `src/main.ts` into `dist`, or into the given folder.
import { resolve } from 'node:path';
import { bundleForNode } from './bundle.mjs';

await bundleForNode({ entry: resolve('src/main.ts'), outdir: resolve(process.argv[2] ?? 'dist') });
