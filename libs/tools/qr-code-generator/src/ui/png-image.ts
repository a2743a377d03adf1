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

/** Puts the image on the clipboard. Safari wants the promise, not the image, or it forgets who asked. */
export async function copyImage(image: Promise<Blob>): Promise<void> {
  // Where the clipboard refuses first, nobody else would hear of an image that failed.
  image.catch(() => undefined);
  await navigator.clipboard.write([new ClipboardItem({ 'image/png': image })]);
}
