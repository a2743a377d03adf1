import { FIELDS, isDialogOpen } from '../../site/base/fields-and-dialogs.ts';

/** Whether the visitor types or has a dialog open. */
function isBusy(): boolean {
  return document.activeElement?.matches(FIELDS) === true || isDialogOpen();
}

/** Calls back once, when the visitor neither types nor has a dialog open. Returns a function that cancels. */
export function whenUserNotBusy(callback: () => void): () => void {
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
