/**
 * Reloads the page: a browser remembers a module that failed to load and does not request it again until then.
 * Nothing is lost, address and storage hold the input. Without a connection the page stays as it is.
 */
export function reloadPage(): void {
  if (navigator.onLine) window.location.reload();
}
