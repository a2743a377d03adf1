import type { ImageEngine } from '../engine/worked-example.engine.ts';

/** The engine that looks at pixels. */
export async function loadEngine(): Promise<ImageEngine> {
  return (await import('../engine/image-checker.engine.ts')).engine;
}
