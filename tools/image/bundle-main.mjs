// The build of a program for Node: run in its folder, makes `dist` of `src/main.ts`.
import { resolve } from 'node:path';
import { bundleForNode } from './bundle.mjs';

await bundleForNode({ entry: resolve('src/main.ts'), outdir: resolve('dist') });
