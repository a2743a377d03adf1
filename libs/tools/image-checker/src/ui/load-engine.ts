import { engine } from '../engine/image-checker.engine.ts';
import type { ImageEngine } from '../engine/worked-example.engine.ts';

/** The full engine. Not a separate chunk: more requests would cost more than the bytes saved. */
export async function loadEngine(): Promise<ImageEngine> {
  return engine;
}
