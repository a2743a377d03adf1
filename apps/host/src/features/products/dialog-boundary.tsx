import { ErrorBoundary } from '@seller-toolbox/browser-kit/error-boundary';
import { Notice } from '@seller-toolbox/ui';
import { Suspense, type ReactNode } from 'react';
import { useHostWords } from '../../site/base/site-words.tsx';

/** Around dialogs that are loaded when they are opened. The boundary of the kit would be part of the first load of tools. */
export function DialogBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={() => <LoadFailed />}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}

function LoadFailed() {
  const t = useHostWords();
  return (
    <Notice tone="bad" live="polite">
      {t('header.loadFailed')}
    </Notice>
  );
}
