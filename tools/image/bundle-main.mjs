// The build of a program for Node: run in its folder, makes `dist`, or the folder that is named, of `src/main.ts`.
import { resolve } from 'node:path';
import { bundleForNode } from './bundle.mjs';

await bundleForNode({ entry: resolve('src/main.ts'), outdir: resolve(process.argv[2] ?? 'dist') });
