import { engine } from '../engine/image-checker.engine.ts';
import type { ImageEngine } from '../engine/worked-example.engine.ts';

/** The engine that looks at pixels. It is here already: a file of its own would cost the page more requests than it saves bytes. */
export async function loadEngine(): Promise<ImageEngine> {
  return engine;
}
