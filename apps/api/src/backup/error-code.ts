/** The code that errors of the system and of the packing carry: `ENOENT`, `Z_DATA_ERROR`. */
export function errorCode(error: unknown): string {
  const isCoded = typeof error === 'object' && error !== null && 'code' in error;
  return isCoded && typeof error.code === 'string' ? error.code : '';
}
