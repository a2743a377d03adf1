// @ts-check

/**
 * The chunks that start a page: it calls most of their functions. Others are small, or have much that a page does not call
 * until it is used.
 */
const STARTING = new Set(['main', 'embed', 'tool']);

/**
 * Chromium compiles all functions of a file that begins with this comment while it loads the file, on a thread of its own; for
 * others it is a comment. The empty line before it is for brotli: without it the same file takes 140 bytes more.
 */
const HINT = '\n//# allFunctionsCalledOnLoad\n';

/**
 * Without the hint a page compiles 1,460 functions on its main thread, each when it is first called: a fifth of its time until the
 * first answer.
 * @returns {import('vite').Plugin}
 */
export function compileHints() {
  return {
    name: 'compile-hints',
    generateBundle: {
      // After Vite has written its list of files to the top: the hint counts only before any code.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = withHint(file.name, file.code);
        }
      },
    },
  };
}

/** @param {string} name of a chunk @param {string} code */
export function withHint(name, code) {
  return STARTING.has(name) ? HINT + code : code;
}
