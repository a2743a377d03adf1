import { openProductDatabase } from './database.ts';
import { createProductStore, type Channel, type ProductStore } from './product-store.ts';

/** Database and channel of the list. */
const NAME = 'stb-products';

let store: ProductStore | undefined;

/** The list of this page; created by the first call. */
export function productStore(): ProductStore {
  store ??= createProductStore({
    openDatabase: () => openProductDatabase(NAME),
    openChannel,
    persist: askOnce,
  });
  return store;
}

function openChannel(): Channel | undefined {
  if (!('BroadcastChannel' in globalThis)) return undefined;
  const channel = new BroadcastChannel(NAME);
  return {
    post: (message) => channel.postMessage(message),
    listen: (listener) => {
      // Only this code posts there.
      channel.onmessage = ({ data }: MessageEvent<Parameters<typeof listener>[0]>) => listener(data);
    },
    close: () => channel.close(),
  };
}

let isAsked = false;
function askOnce(): void {
  if (isAsked) return;
  isAsked = true;
  // Where the browser refuses, the list stays until the browser needs the space: the page offers a backup.
  navigator.storage?.persist?.().catch(() => undefined);
}
