/** The loader of a tool, and nothing that every object inherits: ids come from addresses. */
export function findLoader<Loader>(
  loaders: Readonly<Record<string, Loader>>,
  id: string,
): Loader | undefined {
  return Object.hasOwn(loaders, id) ? loaders[id] : undefined;
}
