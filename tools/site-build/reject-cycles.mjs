// @ts-check

/**
 * Chunks that import one another run in an arbitrary order: a page may read a constant before it is initialized.
 * The build fails on such a cycle.
 * @returns {import('vite').Plugin}
 */
export function rejectCycles() {
  return {
    name: 'reject-cycles',
    generateBundle(_options, bundle) {
      const imports = new Map(
        Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? [[file.fileName, file.imports]] : [],
        ),
      );
      const cycle = findCycle(imports);
      if (cycle) this.error(`files that import one another: ${cycle.join(' → ')}`);
    },
  };
}

/**
 * The first cycle of static imports; null without one.
 * @param {ReadonlyMap<string, readonly string[]>} imports
 * @returns {string[] | null}
 */
export function findCycle(imports) {
  const done = new Set();
  /** @type {(file: string, path: readonly string[]) => string[] | null} */
  const follow = (file, path) => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const next of imports.get(file) ?? []) {
      const cycle = follow(next, [...path, file]);
      if (cycle) return cycle;
    }
    done.add(file);
    return null;
  };
  for (const file of imports.keys()) {
    const cycle = follow(file, []);
    if (cycle) return cycle;
  }
  return null;
}
