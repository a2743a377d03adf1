import { parseJson } from '@seller-toolbox/tool-contract/json';

/** Maximum of ids in a list. */
export const MAX_PERSONAL_TOOLS = 20;

/** Ids out of a stored text, each once; empty for an invalid text, because users can edit it. */
export function parseToolIds(text: string | null): readonly string[] {
  const list = parseJson(text);
  const ids = Array.isArray(list) ? list.filter(isToolId) : [];
  return [...new Set(ids)].slice(0, MAX_PERSONAL_TOOLS);
}

function isToolId(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z\d-]+$/.test(value);
}
