const DECLARATION = Buffer.from('<?xml ');
/** Above any grant with its full text; larger documents are skipped. */
export const MAX_DOCUMENT_BYTES = 32 * 1024 * 1024;

/**
 * The documents of a weekly file, which are written one after the other, each with its own XML declaration. A document that
 * is too large comes as an empty one.
 */
export async function* splitDocuments(
  chunks: AsyncIterable<Buffer>,
  maxBytes = MAX_DOCUMENT_BYTES,
): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let size = 0;
  let isTooLarge = false;
  let hasBegun = false;
  let tail: Buffer = Buffer.alloc(0);

  const keep = (part: Buffer) => {
    if (!hasBegun || part.length === 0) return;
    size += part.length;
    if (size > maxBytes) {
      isTooLarge = true;
      parts = [];
    }
    if (!isTooLarge) parts.push(part);
  };
  const take = () => {
    const document = Buffer.concat(parts);
    parts = [];
    size = 0;
    isTooLarge = false;
    return document;
  };

  for await (const chunk of chunks) {
    const bytes = tail.length > 0 ? Buffer.concat([tail, chunk]) : chunk;
    let from = 0;
    let certain = 0;
    for (let at = bytes.indexOf(DECLARATION); at >= 0; at = bytes.indexOf(DECLARATION, at + 1)) {
      keep(bytes.subarray(from, at));
      if (hasBegun) yield take();
      hasBegun = true;
      from = at;
      certain = at + DECLARATION.length;
    }
    // A declaration may be cut by the end of the chunk.
    const end = Math.max(certain, bytes.length - DECLARATION.length + 1);
    keep(bytes.subarray(from, end));
    tail = bytes.subarray(end);
  }
  keep(tail);
  if (hasBegun) yield take();
}
