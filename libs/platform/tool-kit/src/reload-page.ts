/**
 * Loads the page anew: a browser remembers code that failed to load and does not ask for it again, whatever a page does.
 * Nothing is lost, address and storage hold the input. Without a connection the page stays as it is.
 */
export function reloadPage(): void {
  if (navigator.onLine) window.location.reload();
}
