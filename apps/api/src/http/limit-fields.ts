import type { FieldError } from '@seller-toolbox/contracts';

/** A rejection has at most 64 KB: these and its envelope. */
const MAX_FIELDS_BYTES = 60_000;
const MAX_PATH_LENGTH = 200;

/** Cuts a list of problems, and paths made of the caller's own field names, and counts the problems left out. */
export function limitFields(all: readonly FieldError[]): {
  readonly fields: readonly FieldError[];
  readonly fieldsLeftOut: number;
} {
  const fields: FieldError[] = [];
  let bytes = 0;
  for (const { path, code } of all) {
    const field = { path: path.slice(0, MAX_PATH_LENGTH), code };
    bytes += Buffer.byteLength(JSON.stringify(field)) + 1;
    if (bytes > MAX_FIELDS_BYTES) break;
    fields.push(field);
  }
  return { fields, fieldsLeftOut: all.length - fields.length };
}
