/** Whether something of unknown origin has names and values: an answer, a store that anybody may have tampered with. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
