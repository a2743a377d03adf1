import type { PackingEngine } from '../engine/worked-example.engine.ts';

/** The engine with its solver, for a page without a worker. */
export async function loadEngine(): Promise<PackingEngine> {
  return (await import('../engine/packing-calculator.engine.ts')).engine;
}
