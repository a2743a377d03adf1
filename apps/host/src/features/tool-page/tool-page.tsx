import type { ToolManifest } from '@seller-toolbox/tool-contract';
import { ToolEnvironmentProvider, type UseDetails } from '@seller-toolbox/tool-kit';
import { Icon, Skeleton } from '@seller-toolbox/ui';
import { Suspense, useMemo } from 'react';
import { ErrorBoundary } from '@seller-toolbox/browser-kit/error-boundary';
import { DeferredHydration } from '../../site/base/hydration.tsx';
import { HeadingFocus } from '@seller-toolbox/site-kit/heading-focus';
import { LocalLink } from '@seller-toolbox/site-kit/local-link';
import { paths } from '@seller-toolbox/site-kit/paths';
import { useHostWords } from '../../site/base/site-words.tsx';
import { Sidebar, useEntryInSight } from './sidebar.tsx';
import { ToolFailed } from './tool-failed.tsx';
import { ToolNotice } from './tool-notice.tsx';
import styles from './tool-page.module.css';
import { ToolScreen } from './tool-screen.tsx';
import { useHostEnvironment } from './use-host-environment.ts';

export interface ToolPageProps {
  readonly manifest: ToolManifest;
  /** Called once per debounced use, and for each action that is an event of its own. */
  readonly onUse: (details: UseDetails) => void;
}

/** The list of tools beside the screen of one. */
export function ToolPage({ manifest, onUse }: ToolPageProps) {
  const t = useHostWords();
  const environment = useHostEnvironment(manifest, onUse);
  const { id } = manifest;
  // The same element in each render: a boundary that has not hydrated stays as it is.
  const sidebar = useMemo(
    () => (
      <DeferredHydration>
        <Sidebar currentId={id} />
      </DeferredHydration>
    ),
    [id],
  );
  useEntryInSight(id);
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <LocalLink to={paths.home} className={styles.back}>
          <Icon name="arrow-left" size={18} />
          {t('tool.back')}
        </LocalLink>
        {sidebar}
      </div>
      <div className={styles.screen}>
        <ToolNotice manifest={manifest} />
        <ErrorBoundary fallback={(retry) => <ToolFailed onRetry={retry} />}>
          <Suspense fallback={<Skeleton label={t('tool.loading')} shape="block" count={3} />}>
            <ToolEnvironmentProvider environment={environment}>
              <ToolScreen toolId={manifest.id} />
            </ToolEnvironmentProvider>
            <HeadingFocus />
          </Suspense>
        </ErrorBoundary>
      </div>
    </div>
  );
}
