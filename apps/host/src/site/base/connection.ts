/** The offline shell, which the worker returns while the service is out of reach; the build writes it. */
export const SHELL_PAGE = 'shell';

const CHANGED = 'stb:connection';

let connected = true;

/**
 * Begins to follow the connection. A page that the worker had to give came without the service, whatever the browser believes of
 * its connection; afterwards the browser's events tell, which hold while the page goes away.
 */
export function followConnection(root: HTMLElement): void {
  connected = navigator.onLine && root.dataset['page'] !== SHELL_PAGE;
  addEventListener('offline', () => note(false));
  addEventListener('online', noteConnection);
}

/** Whether the service can be reached, as far as the page knows. */
export function isConnected(): boolean {
  return connected;
}

/** The service has answered, or the browser has a connection again. */
export function noteConnection(): void {
  note(true);
}

function note(isNow: boolean): void {
  connected = isNow;
  dispatchEvent(new Event(CHANGED));
}

export function onConnectionChange(listener: () => void): () => void {
  addEventListener(CHANGED, listener);
  return () => removeEventListener(CHANGED, listener);
}
