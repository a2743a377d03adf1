/** The code that errors of the system and of the packing carry: `ENOENT`, `Z_DATA_ERROR`. */
export function errorCode(error: unknown): string {
  const code = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' ? code : '';
}
