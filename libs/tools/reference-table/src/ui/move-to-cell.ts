import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Address of a cell's button: `data-at="3:1"`. */
export function cellAddress(row: number, column: number): string {
  return `${row}:${column}`;
}

/** Arrow keys move from cell to cell, so that a table is one Tab stop. Empty cells are skipped. */
export function moveToCell(event: KeyboardEvent<HTMLElement>) {
  const table = event.currentTarget;
  const step = STEPS[event.key];
  const at = event.target instanceof HTMLElement ? event.target.dataset['at'] : undefined;
  if (step === undefined || at === undefined) return;
  const [row = 0, column = 0] = at.split(':').map(Number);
  const next = [1, 2, 3, 4]
    .map((times) => cellAddress(row + times * step[0], column + times * step[1]))
    .map((place) => table.querySelector<HTMLElement>(`[data-at="${place}"]`))
    .find((cell) => cell !== null);
  if (!next) return;
  event.preventDefault();
  next.focus();
}
