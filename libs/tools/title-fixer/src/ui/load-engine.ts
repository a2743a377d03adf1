import type { TitleFixerEngine } from '../engine/worked-example.engine.ts';

/** The engine with all its rules. */
export async function loadEngine(): Promise<TitleFixerEngine> {
  return (await import('../engine/title-fixer.engine.ts')).engine;
}
