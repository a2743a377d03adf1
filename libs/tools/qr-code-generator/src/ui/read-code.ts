import type { Pixels } from '../engine/qr-pixels.ts';

/**
 * What a scanner reads in an image; null where it reads nothing. Rejects when the reader cannot be loaded. It takes its
 * time, so that the same image always gets the same answer.
 */
export async function readCode(pixels: Pixels): Promise<string | null> {
  const { decodeQR } = await import('qr/decode.js');
  try {
    return decodeQR(pixels, { effort: Infinity, timeLimit: Infinity });
  } catch {
    return null;
  }
}
