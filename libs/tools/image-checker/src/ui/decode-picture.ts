import { yieldToEventLoop } from '@seller-toolbox/tool-kit/yield-to-event-loop';
import type { Picture } from '../engine/picture.ts';
import { FileFailure } from './file-failure.ts';

/** Pixels copied per turn, so that the page stays responsive. */
const BAND_PIXELS = 400_000;
const MAX_DECODE_MS = 30_000;

export interface DecodedPicture {
  readonly bitmap: ImageBitmap;
  readonly picture: Picture & { readonly data: Uint8ClampedArray<ArrayBuffer> };
}

/** Decodes a file off the main thread and copies its pixels in bands, as sRGB and in EXIF orientation. */
export async function decodePicture(file: Blob, signal: AbortSignal): Promise<DecodedPicture> {
  if (!canvasKeepsColors()) throw new FileFailure('altered-colors');
  const bitmap = await withTimeout(createImageBitmap(file)).catch((error: unknown) => {
    throw error instanceof FileFailure ? error : new FileFailure('undecodable');
  });
  const { width, height } = bitmap;
  const data = new Uint8ClampedArray(width * height * 4);
  const rows = Math.max(1, Math.min(height, Math.floor(BAND_PIXELS / width)));
  const band = createContext(width, rows, true);
  for (let y = 0; y < height; y += rows) {
    signal.throwIfAborted();
    band.clearRect(0, 0, width, rows);
    band.drawImage(bitmap, 0, -y);
    data.set(band.getImageData(0, 0, width, Math.min(rows, height - y)).data, y * width * 4);
    await yieldToEventLoop();
  }
  return { bitmap, picture: { width, height, data } };
}

/** A 2D canvas context; throws where the browser has none. */
export function createContext(width: number, height: number, isRead = false): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: isRead });
  if (!context) throw new FileFailure('undecodable');
  return context;
}

/** Whether the canvas returns true colors: some browsers add noise against fingerprinting, so that white is not white. */
function canvasKeepsColors(): boolean {
  const side = 16;
  const context = createContext(side, side, true);
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, side, side);
  return context.getImageData(0, 0, side, side).data.every((channel) => channel === 255);
}

function withTimeout<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new FileFailure('too-slow')), MAX_DECODE_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
