import { useEffect, useState, type KeyboardEvent } from 'react';
import type { PaletteEntry } from './palette-entry.ts';

export interface Choice {
  /** The line that Enter takes; undefined where none can be taken. */
  readonly active: PaletteEntry | undefined;
  readonly point: (entry: PaletteEntry) => void;
  /** Back to the first line, for another query. */
  readonly restart: () => void;
  /** Arrow keys move, around both ends; Enter takes. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * The active option of a list while the focus stays in the field. Disabled ones are skipped. Enter before there is an option
 * takes the first one when the answers to the same query are there; `isEntered`: it was pressed before the list was open.
 */
export function useChoice(
  entries: readonly PaletteEntry[],
  onTake: (entry: PaletteEntry, inNewTab: boolean) => void,
  { isEntered, isAsking }: { readonly isEntered: boolean; readonly isAsking: boolean },
): Choice {
  const [key, setKey] = useState<string>();
  const [takesFirst, setTakesFirst] = useState(isEntered);
  const choices = entries.filter(({ leadsTo }) => leadsTo !== null);
  const active = choices.find((entry) => entry.key === key) ?? choices[0];

  useEffect(() => {
    if (takesFirst && active && !isAsking) onTake(active, false);
  }, [takesFirst, active, isAsking, onTake]);

  function move(step: number) {
    const at = active ? choices.indexOf(active) : 0;
    setKey(choices[(at + step + choices.length) % choices.length]?.key);
  }

  return {
    active,
    point: (entry) => setKey(entry.key),
    restart: () => {
      setKey(undefined);
      setTakesFirst(false);
    },
    onKeyDown(event) {
      if (isComposing(event.nativeEvent)) return;
      if (event.key === 'ArrowDown') move(1);
      else if (event.key === 'ArrowUp') move(-1);
      else if (event.key === 'Enter' && active) onTake(active, event.ctrlKey || event.metaKey);
      else if (event.key === 'Enter') setTakesFirst(true);
      else return;
      event.preventDefault();
    },
  };
}

/** Whether arrows and Enter belong to the candidates of an input method. Safari marks the last Enter by its code alone. */
function isComposing(event: globalThis.KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229;
}
