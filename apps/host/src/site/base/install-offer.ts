/** The event by which a browser says that it can install the site; the compiler does not know it. */
interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const CHANGED = 'stb:install-offer';

let offer: InstallOffer | null = null;

/** Keeps the browser's offer until the visitor asks for it; it comes once, perhaps before the page shows anything about it. */
export function keepInstallOffer(page: Window): void {
  page.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    // The name of the event says so.
    offer = event as InstallOffer;
    page.dispatchEvent(new Event(CHANGED));
  });
}

export function installOffer(): InstallOffer | null {
  return offer;
}

export function onInstallOffer(listener: () => void): () => void {
  addEventListener(CHANGED, listener);
  return () => removeEventListener(CHANGED, listener);
}
