import { useEffect, useState } from 'react';
import { createStored } from '@seller-toolbox/browser-kit/storage';
import { isUpdateCheckDue, isUpdateOffered } from './update.model.ts';
import { buildVersion, servedVersion } from './versions.ts';
import {
  requestVersion,
  activateWaitingWorker,
  postToWorker,
  type Registration,
} from './worker-connection.ts';

/** The version of a worker that does not report one: it differs from the version of this page. */
const UNKNOWN = '?';

const postponedVersion = createStored<string | null>({
  key: 'stb:postponed-version',
  parse: (text) => text,
  format: (version) => version ?? '',
  area: () => sessionStorage,
});

export interface Update {
  readonly isOffered: boolean;
  readonly now: () => void;
  readonly later: () => void;
}

/** Follows the worker and the service, and reports a newer version than the page's. */
export function useUpdate(registration: Registration | null): Update {
  const [newest, setNewest] = useState<string | null>(null);
  const [postponed, setPostponed] = useState(() => postponedVersion.read());
  useEffect(() => (registration ? followWorker(registration, setNewest) : undefined), [registration]);
  useEffect(() => followMissingCode(setNewest), []);
  return {
    isOffered: isUpdateOffered({ own: buildVersion(), newest, postponed }),
    now: () => void loadNewest(registration),
    later: () => {
      postponedVersion.write(newest);
      setPostponed(newest);
    },
  };
}

async function loadNewest(registration: Registration | null): Promise<void> {
  if (registration?.waiting) await activateWaitingWorker(registration.waiting);
  location.reload();
}

function followWorker(registration: Registration, onNewest: (version: string) => void): () => void {
  const workers = navigator.serviceWorker;
  let hadController = workers.controller !== null;
  let lastCheck = Date.now();

  async function reportVersion(worker: ServiceWorker) {
    const version = (await requestVersion(worker)) ?? UNKNOWN;
    // The page already is of the new version: its worker need not wait.
    if (version === buildVersion()) postToWorker(registration.waiting, { type: 'SKIP_WAITING' });
    onNewest(version);
  }
  function onUpdateFound() {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && workers.controller) void reportVersion(installing);
    });
  }
  function onControllerChange() {
    // The first worker of all takes over a page that had none.
    if (hadController && workers.controller) void reportVersion(workers.controller);
    hadController = true;
  }
  function checkForUpdate() {
    lastCheck = Date.now();
    registration.update().catch(() => undefined);
  }
  const onVisibilityChange = () => {
    if (document.visibilityState === 'visible' && isUpdateCheckDue(lastCheck, Date.now())) checkForUpdate();
  };

  if (registration.waiting && workers.controller) void reportVersion(registration.waiting);
  onUpdateFound();
  registration.addEventListener('updatefound', onUpdateFound);
  workers.addEventListener('controllerchange', onControllerChange);
  addEventListener('online', checkForUpdate);
  document.addEventListener('visibilitychange', onVisibilityChange);
  return () => {
    registration.removeEventListener('updatefound', onUpdateFound);
    workers.removeEventListener('controllerchange', onControllerChange);
    removeEventListener('online', checkForUpdate);
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
}

/** A missing chunk is a sign of a newer version, so check with the service. */
function followMissingCode(onNewest: (version: string) => void): () => void {
  const check = () =>
    void servedVersion().then((version) => {
      if (version !== null) onNewest(version);
    });
  addEventListener('vite:preloadError', check);
  return () => removeEventListener('vite:preloadError', check);
}
