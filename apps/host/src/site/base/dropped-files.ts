import type { DragEvent } from 'react';

/** Files that were dropped on the field of a page, until the palette takes them over. They stay in the memory of the page. */
export const dropped: { files: readonly File[] } = { files: [] };

export function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes('Files');
}

/** Keeps the browser from opening the file instead. */
export function allowFiles(event: DragEvent): void {
  if (hasFiles(event)) event.preventDefault();
}
