import { useEffect, useRef } from 'react';
import { paintSample, type Sample } from '../engine/sample-pictures.ts';

export function ExamplePicture({ sample }: { sample: Sample }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = sample;
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    context?.putImageData(new ImageData(paintSample(sample), sample.width, sample.height), 0, 0);
  }, [sample]);
  return <canvas ref={canvas} width={width} height={height} aria-hidden="true" />;
}
