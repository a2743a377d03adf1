import { FIELDS, isDialogOpen } from '../../site/base/fields-and-dialogs.ts';

/** Whether somebody types, or has another dialog before them. */
function isBusy(): boolean {
  return document.activeElement?.matches(FIELDS) === true || isDialogOpen();
}

/** Calls back as soon as nobody is disturbed by it, once; gives what takes the wish back. */
export function whenUndisturbed(callback: () => void): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const look = () => {
    if (signal.aborted || isBusy()) return;
    leaving.abort();
    callback();
  };
  // Later, because the focus is on its way and a dialog is still closing.
  const lookLater = () => setTimeout(look);
  document.addEventListener('focusout', lookLater, { signal });
  document.addEventListener('close', lookLater, { signal, capture: true });
  lookLater();
  return () => leaving.abort();
}
