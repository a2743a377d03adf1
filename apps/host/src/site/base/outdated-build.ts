let isMissing = false;

/** Notes when a part of the site did not load: the connection is gone, or the service has a newer version without it. */
export function watchMissingCode(page: Window): void {
  page.addEventListener('vite:preloadError', () => {
    isMissing = true;
  });
}

/** A browser asks for a part that did not load only once a page, so trying again takes a new page. What was typed is kept. */
export function retryOrReload(retry: () => void): void {
  if (isMissing && navigator.onLine) location.reload();
  else retry();
}
