import type { TitleFixerEngine } from '../engine/worked-example.engine.ts';

/** Loads the full engine. */
export async function loadEngine(): Promise<TitleFixerEngine> {
  return (await import('../engine/title-fixer.engine.ts')).engine;
}
