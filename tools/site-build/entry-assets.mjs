// @ts-check

/** @typedef {import('vite').Rolldown.OutputChunk} Chunk */

/** The files of a client build that an entry needs. */
export class EntryAssets {
  /** @type {Map<string, Chunk>} */ #byModule = new Map();
  /** @type {Map<string, Chunk>} */ #byFile = new Map();
  /** @type {Map<string, string>} */ #css = new Map();

  /** @param {import('vite').Rolldown.RolldownOutput} build */
  constructor(build) {
    for (const file of build.output) {
      if (file.type === 'chunk') {
        this.#byFile.set(file.fileName, file);
        for (const module of file.moduleIds) this.#byModule.set(module, file);
      } else if (file.fileName.endsWith('.css')) {
        this.#css.set(file.fileName, String(file.source));
      }
    }
  }

  /** @param {string} main its module @param {readonly string[]} [more] modules that are loaded together with it */
  of(main, more = []) {
    const entry = this.#chunkOf(main);
    const chunks = this.#withImports([entry, ...more.map((module) => this.#chunkOf(module))]);
    const styles = chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
    return {
      entry: `/${entry.fileName}`,
      modules: chunks.map(({ fileName }) => `/${fileName}`).filter((file) => file !== `/${entry.fileName}`),
      styles: [...new Set(styles)].map((file) => ({ href: `/${file}`, css: this.#css.get(file) ?? '' })),
    };
  }

  /** @param {string} module */
  #chunkOf(module) {
    const chunk = this.#byModule.get(module);
    if (!chunk) throw new Error(`the client build has no ${module}`);
    return chunk;
  }

  /** @param {Chunk[]} starts the chunks and all their static imports, imports before importers */
  #withImports(starts) {
    /** @type {Map<string, Chunk>} */
    const all = new Map();
    /** @type {Set<string>} */
    const seen = new Set();
    /** @param {Chunk} chunk */
    const add = (chunk) => {
      if (seen.has(chunk.fileName)) return;
      seen.add(chunk.fileName);
      for (const file of chunk.imports) {
        const imported = this.#byFile.get(file);
        if (imported) add(imported);
      }
      all.set(chunk.fileName, chunk);
    };
    starts.forEach(add);
    return [...all.values()];
  }
}
