import { createObserved } from '@seller-toolbox/browser-kit/observed';

/** The offline shell, which the worker returns while the service is out of reach; the build writes it. */
export const SHELL_PAGE = 'shell';

const connection = createObserved(true);

/**
 * Starts to follow the connection. The worker returns the shell only when the service is out of reach, whatever
 * `navigator.onLine` says; afterwards the events of the browser decide.
 */
export function followConnection(root: HTMLElement): void {
  connection.write(navigator.onLine && root.dataset['page'] !== SHELL_PAGE);
  addEventListener('offline', () => connection.write(false));
  addEventListener('online', noteConnection);
}

/** Whether the service can be reached, as far as the page knows. */
export const isConnected = connection.read;
export const onConnectionChange = connection.subscribe;

/** The service has answered, or the browser has a connection again. */
export function noteConnection(): void {
  connection.write(true);
}
