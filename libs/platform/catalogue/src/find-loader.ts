/** The loader of a tool. Inherited properties are ignored, because ids come from URLs. */
export function findLoader<Loader>(
  loaders: Readonly<Record<string, Loader>>,
  id: string,
): Loader | undefined {
  return Object.hasOwn(loaders, id) ? loaders[id] : undefined;
}
