import { untilUserPauses } from '@seller-toolbox/browser-kit/user-pause';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { PageWordsBoundary } from '../../site/base/page-words-boundary.tsx';
import { InstallCard } from './install-card.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { OFFLINE_WORDS } from './offline-words.ts';
import styles from './site-notices.module.css';
import { UpdateNotice } from './update-notice.tsx';
import { useInstall } from './use-install.ts';
import { useIsConnected } from './use-is-connected.ts';
import { useOfflineTools } from './use-offline-tools.ts';
import { useManifestLanguage } from './use-manifest-language.ts';
import { useSpaceBelow } from './use-space-below.ts';
import { useUpdate } from './use-update.ts';
import { registerWorker, type Registration } from './worker-connection.ts';

/** At the lower edge of the page: connection, newer version, installing; above them what else lies there. */
export function SiteNotices({ children }: { children?: ReactNode }) {
  return (
    <PageWordsBoundary namespace={OFFLINE_WORDS}>
      <Notices>{children}</Notices>
    </PageWordsBoundary>
  );
}

function Notices({ children }: { children: ReactNode }) {
  const stack = useRef<HTMLDivElement>(null);
  const registration = useRegistration();
  const report = useOfflineTools(registration);
  const update = useUpdate(registration);
  const install = useInstall();
  const isConnected = useIsConnected();
  useManifestLanguage();
  useSpaceBelow(stack);
  return (
    <div ref={stack} className={styles.stack}>
      {children}
      {install.isOffered && isConnected && !update.isOffered && <InstallCard install={install} />}
      <div role="status">
        {update.isOffered && <UpdateNotice update={update} />}
        {!isConnected && <OfflineBanner report={report} isWorkerThere={registration !== null} />}
      </div>
    </div>
  );
}

function useRegistration(): Registration | null {
  const [registration, setRegistration] = useState<Registration | null>(null);
  useEffect(() => {
    void untilUserPauses().then(registerWorker).then(setRegistration);
  }, []);
  return registration;
}
