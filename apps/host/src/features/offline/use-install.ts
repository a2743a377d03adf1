import { useEffect, useState, useSyncExternalStore } from 'react';
import { useStored } from '@seller-toolbox/site-kit/hydration-hooks';
import { installOffer, onInstallOffer } from '../../site/base/install-offer.ts';
import { recentTools } from '../../site/base/personal-tools.ts';
import { createStored } from '@seller-toolbox/browser-kit/storage';
import { isInstallOffered } from './install.model.ts';

type Decision = 'dismissed' | 'installed' | null;

const decision = createStored<Decision>({
  key: 'stb:install',
  parse: (text) => (text === 'dismissed' || text === 'installed' ? text : null),
  format: (value) => value ?? '',
});

const STANDALONE = '(display-mode: standalone)';

export interface Install {
  readonly isOffered: boolean;
  /** Null if the browser has no prompt: then the visitor installs manually. */
  readonly prompt: (() => void) | null;
  readonly dismiss: () => void;
}

/** Whether to suggest the installation, and how. */
export function useInstall(): Install {
  const decided = useStored(decision, null);
  const offer = useSyncExternalStore(onInstallOffer, installOffer);
  const opened = useSyncExternalStore(recentTools.subscribe, recentTools.read).length;
  const [isStandalone] = useState(() => matchMedia(STANDALONE).matches);
  useEffect(() => {
    const installed = () => decision.write('installed');
    addEventListener('appinstalled', installed);
    return () => removeEventListener('appinstalled', installed);
  }, []);

  async function prompt() {
    const answer = await offer?.prompt();
    if (answer) decision.write(answer.outcome === 'accepted' ? 'installed' : 'dismissed');
  }
  return {
    isOffered: isInstallOffered({
      isInstalled: isStandalone || decided === 'installed',
      isDismissed: decided === 'dismissed',
      openedTools: opened,
    }),
    prompt: offer ? () => void prompt() : null,
    dismiss: () => decision.write('dismissed'),
  };
}
