import { useEffect, useRef } from 'react';
import { paintSample, type Sample } from '../engine/sample-pictures.ts';

/** The picture of the worked example. */
export function ExamplePicture({ sample }: { sample: Sample }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = sample;
  useEffect(() => {
    const pencil = canvas.current?.getContext('2d');
    pencil?.putImageData(new ImageData(paintSample(sample), sample.width, sample.height), 0, 0);
  }, [sample]);
  return <canvas ref={canvas} width={width} height={height} aria-hidden="true" />;
}
