import type { Tool } from '@seller-toolbox/tool-kit';
import type { PackingEngine } from '../engine/packing-calculator.engine.ts';
import type { OuterSides } from './cartons/new-carton.ts';

/** Adds a carton made to measure to the visitor's cartons, and compares all again. */
export function useSaveMade({ place }: Tool<PackingEngine>): (sides: OuterSides) => Promise<void> {
  return async (sides) => {
    const { withMadeCarton } = await import('./cartons/new-carton.ts');
    place(({ cartons }) => ({ mode: 'recommend', cartons: withMadeCarton(cartons, sides) }));
  };
}
