let isCodeMissing = false;

/** Notes when a part of the site did not load: the connection is gone, or the service has a newer version without it. */
export function watchMissingCode(page: Window): void {
  page.addEventListener('vite:preloadError', () => {
    isCodeMissing = true;
  });
}

/**
 * Reloads the page: a browser remembers a module that failed to load and does not request it again until then.
 * Nothing is lost, address and storage hold the input. Without a connection the page stays as it is.
 */
export function reloadPage(): void {
  if (navigator.onLine) window.location.reload();
}

/** Reloads the page if code is missing and there is a connection; renders it again otherwise. */
export function retryOrReload(retry: () => void): void {
  if (isCodeMissing && navigator.onLine) reloadPage();
  else retry();
}
