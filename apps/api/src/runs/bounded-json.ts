/**
 * The JSON of a value, or null if it has more than `maxBytes` in UTF-8. Measures before it serializes and stops at the limit,
 * so that a huge value is never serialized.
 */
export function boundedJson(value: unknown, maxBytes: number): string | null {
  if (lowerBound(value, maxBytes) > maxBytes) return null;
  const json = JSON.stringify(value);
  return Buffer.byteLength(json) > maxBytes ? null : json;
}

/** Bytes of the values alone, without names and punctuation; stops above `maxBytes`. */
function lowerBound(value: unknown, maxBytes: number): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 1;
  let bytes = 2;
  for (const part of Array.isArray(value) ? value : Object.values(value)) {
    bytes += lowerBound(part, maxBytes - bytes);
    if (bytes > maxBytes) break;
  }
  return bytes;
}
