import type { BoxInput } from '../../engine/packing-calculator.schema.ts';

export function withoutBox(boxes: readonly BoxInput[], id: string): BoxInput[] {
  return boxes.filter((box) => box.id !== id);
}

export function withChange(boxes: readonly BoxInput[], id: string, change: Partial<BoxInput>): BoxInput[] {
  return boxes.map((box) => (box.id === id ? { ...box, ...change } : box));
}

/** The list with more units of some lines. */
export function withMore(
  boxes: readonly BoxInput[],
  more: readonly { readonly boxId: string; readonly count: number }[],
): BoxInput[] {
  return boxes.map((box) => {
    const added = more.find(({ boxId }) => boxId === box.id);
    return added ? { ...box, quantity: box.quantity + added.count } : box;
  });
}
