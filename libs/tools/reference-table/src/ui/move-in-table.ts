import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Where a cell's button stands: `data-at="3:1"`. */
export function placeOf(row: number, column: number): string {
  return `${row}:${column}`;
}

/** Arrow keys go from cell to cell, so that Tab leaves a table of a thousand cells with one step. Empty cells are passed over. */
export function moveInTable(event: KeyboardEvent<HTMLElement>) {
  const table = event.currentTarget;
  const step = STEPS[event.key];
  const at = event.target instanceof HTMLElement ? event.target.dataset['at'] : undefined;
  if (step === undefined || at === undefined) return;
  const [row = 0, column = 0] = at.split(':').map(Number);
  const next = [1, 2, 3, 4]
    .map((times) => placeOf(row + times * step[0], column + times * step[1]))
    .map((place) => table.querySelector<HTMLElement>(`[data-at="${place}"]`))
    .find((cell) => cell !== null);
  if (!next) return;
  event.preventDefault();
  next.focus();
}
