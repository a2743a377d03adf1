import { useEffect, useRef } from 'react';
import { fromBase64 } from '../engine/base64.ts';
import type { SamplePixels } from '../engine/sample-pictures.ts';

/** Draws the pixels of the worked example. */
export function ExamplePicture({ pixels }: { pixels: SamplePixels }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height, data } = pixels;
  useEffect(() => {
    const bytes = fromBase64(data);
    const pencil = canvas.current?.getContext('2d');
    if (bytes && pencil)
      pencil.putImageData(new ImageData(new Uint8ClampedArray(bytes), width, height), 0, 0);
  }, [data, width, height]);
  return <canvas ref={canvas} width={width} height={height} aria-hidden="true" />;
}
