import type { Pixels } from '../engine/qr-pixels.ts';

/**
 * Decodes an image as a scanner does; null where it finds no code. Rejects when the decoder cannot be loaded. It takes
 * its time, so that the same image always has the same result.
 */
export async function readCode(pixels: Pixels): Promise<string | null> {
  const { decodeQR } = await import('qr/decode.js');
  try {
    return decodeQR(pixels, { effort: Infinity, timeLimit: Infinity });
  } catch {
    return null;
  }
}
