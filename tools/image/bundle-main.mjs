// @ts-check
// Builds a program for Node: run in its folder, bundles `src/main.ts` into `dist`, or into the given folder, and beside it
// `src/run-worker.ts` where there is one: the program of its threads.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { bundleForNode } from './bundle.mjs';

const entries = ['src/main.ts', 'src/run-worker.ts'].map((file) => resolve(file)).filter(existsSync);
await bundleForNode({ entries, outdir: resolve(process.argv[2] ?? 'dist') });
