import type { Picture } from '../engine/picture.ts';
import { FileFailure } from './file-failure.ts';

/** So few pixels at a time that the page answers in between. */
const BAND_PIXELS = 400_000;
/** A picture that takes longer to unpack is none for a shop. */
const MAX_DECODE_MS = 30_000;

export interface DecodedPicture {
  readonly bitmap: ImageBitmap;
  readonly picture: Picture & { readonly data: Uint8ClampedArray<ArrayBuffer> };
}

/** Unpacks a file off the main thread and copies its pixels in bands, turned as the camera says and as sRGB. */
export async function decodePicture(file: Blob, signal: AbortSignal): Promise<DecodedPicture> {
  if (!readsTrueColors()) throw new FileFailure('altered-colors');
  const bitmap = await withinTime(createImageBitmap(file)).catch((error: unknown) => {
    throw error instanceof FileFailure ? error : new FileFailure('undecodable');
  });
  const { width, height } = bitmap;
  const data = new Uint8ClampedArray(width * height * 4);
  const rows = Math.max(1, Math.min(height, Math.floor(BAND_PIXELS / width)));
  const band = pencilOf(width, rows, true);
  for (let y = 0; y < height; y += rows) {
    signal.throwIfAborted();
    band.clearRect(0, 0, width, rows);
    band.drawImage(bitmap, 0, -y);
    data.set(band.getImageData(0, 0, width, Math.min(rows, height - y)).data, y * width * 4);
    await nextTurn();
  }
  return { bitmap, picture: { width, height, data } };
}

/** A canvas to draw on; a page without one can check nothing. */
export function pencilOf(width: number, height: number, isRead = false): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pencil = canvas.getContext('2d', { willReadFrequently: isRead });
  if (!pencil) throw new FileFailure('undecodable');
  return pencil;
}

export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

/** Some browsers blur what a page reads from a canvas, so that it cannot tell devices apart. White then is not white. */
function readsTrueColors(): boolean {
  const side = 16;
  const pencil = pencilOf(side, side, true);
  pencil.fillStyle = '#ffffff';
  pencil.fillRect(0, 0, side, side);
  return pencil.getImageData(0, 0, side, side).data.every((channel) => channel === 255);
}

function withinTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new FileFailure('too-slow')), MAX_DECODE_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
