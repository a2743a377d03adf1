import { showcaseIds } from '@seller-toolbox/catalogue';
import type { ToolShowcase } from '@seller-toolbox/catalogue/showcases';
import { addWords, type I18n, type Language } from '@seller-toolbox/words';

/** The namespace of a showcase's words. Pages do not carry it: they contain what the showcases have drawn. */
export const showcaseWords = (toolId: string) => `${toolId}/showcase`;

const loaded = new Map<string, ToolShowcase['Showcase']>();

/** The drawing of a tool's worked example; undefined until it has been loaded. */
export function loadedShowcase(
  toolId: string,
  i18n: I18n,
  language: Language,
): ToolShowcase['Showcase'] | undefined {
  return i18n.hasResourceBundle(language, showcaseWords(toolId)) ? loaded.get(toolId) : undefined;
}

/** Loads the drawing of one tool with its words. */
export async function prepareShowcase(toolId: string, i18n: I18n, language: Language): Promise<void> {
  const { loadShowcase } = await import('@seller-toolbox/catalogue/showcases');
  const found = await loadShowcase(toolId, language);
  if (!found) return;
  loaded.set(toolId, found.Showcase);
  addWords(i18n, language, { [showcaseWords(toolId)]: found.words });
}

/** Loads all of them, for the build that draws them into the pages. */
export async function prepareShowcases(i18n: I18n, language: Language): Promise<void> {
  await Promise.all(showcaseIds.map((id) => prepareShowcase(id, i18n, language)));
}
