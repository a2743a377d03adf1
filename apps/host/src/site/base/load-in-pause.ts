import { whenUserPauses } from '@seller-toolbox/browser-kit/user-pause';

/**
 * Loads a part that comes late: it is fetched in a pause of the visitor, `afterMs` milliseconds from now or later, and shown in a
 * pause, because it may arrive while the visitor types. Without a network it does not come. Returns a function that cancels.
 */
export function loadInPause<Part>(
  load: () => Promise<Part>,
  show: (part: Part) => void,
  afterMs?: number,
): () => void {
  let cancel = whenUserPauses(() => {
    let isCanceled = false;
    cancel = () => (isCanceled = true);
    load().then(
      (part) => {
        if (!isCanceled) cancel = whenUserPauses(() => show(part));
      },
      () => undefined,
    );
  }, afterMs);
  return () => cancel();
}
