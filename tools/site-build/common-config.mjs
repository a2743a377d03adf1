// @ts-check
import react from '@vitejs/plugin-react';
import { classOfFile } from './class-names.mjs';

/**
 * The oldest supported browsers. Chrome 90 works too: its bug, fixed in 91, is in optional calls with a spread, which the
 * site does not use, and rewriting every `?.` for it costs each page a kilobyte.
 */
const TARGET = ['chrome91', 'edge91', 'firefox90', 'safari15'];

/** @param {string} root of the program @param {string} outDir @returns {import('vite').InlineConfig} */
export function commonConfig(root, outDir) {
  return {
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    css: { modules: { generateScopedName: classOfFile } },
    // A worker loads the requested engine, like the page.
    worker: { format: 'es' },
    build: { outDir, emptyOutDir: true, target: TARGET, cssTarget: TARGET },
  };
}
