/** Maximum of ids in a list. */
export const MAX_PERSONAL_TOOLS = 20;

/** Ids out of a stored text, each once; empty for an invalid text, because users can edit it. */
export function parseToolIds(text: string | null): readonly string[] {
  const ids = parsedList(text).filter((id): id is string => typeof id === 'string' && /^[a-z\d-]+$/.test(id));
  return [...new Set(ids)].slice(0, MAX_PERSONAL_TOOLS);
}

function parsedList(text: string | null): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
