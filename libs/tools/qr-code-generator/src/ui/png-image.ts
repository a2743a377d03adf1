import type { Pixels } from '../engine/qr-pixels.ts';

/** The pixels as a PNG file. */
export function toPng({ width, height, data }: Pixels): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return Promise.reject(new Error('the browser has no canvas'));
  context.putImageData(new ImageData(data, width, height), 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('the browser made no PNG'));
    }, 'image/png');
  });
}

/** Puts the image on the clipboard. Safari requires the promise itself, so that the write counts as a user action. */
export async function copyImage(image: Promise<Blob>): Promise<void> {
  // If the clipboard rejects first, a rejected image would be an unhandled rejection.
  image.catch(() => undefined);
  await navigator.clipboard.write([new ClipboardItem({ 'image/png': image })]);
}
