import { useSyncExternalStore } from 'react';

/** Whether the page is being put on paper. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(watchPrinting, readPrinting, () => false);
}

let isPrinting = false;

function readPrinting(): boolean {
  return isPrinting;
}

function watchPrinting(onChange: () => void): () => void {
  const begin = () => {
    isPrinting = true;
    onChange();
  };
  const end = () => {
    isPrinting = false;
    onChange();
  };
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}
