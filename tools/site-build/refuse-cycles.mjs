// @ts-check

/**
 * Files of a site that import one another run in an order that nobody chose: a page may read a table before it is made.
 * The build fails rather than ship such a page.
 * @returns {import('vite').Plugin}
 */
export function refuseCycles() {
  return {
    name: 'refuse-cycles',
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
 * The first circle among files and what they import at once; null where there is none.
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
