import { ErrorBoundary } from '@seller-toolbox/browser-kit/error-boundary';
import { reloadPage } from '@seller-toolbox/browser-kit/reload-page';
import { usePlatformWords } from '@seller-toolbox/words/react';
import { Button, Disclosure, Notice, Skeleton, type DisclosureProps } from '@seller-toolbox/ui';
import { Suspense, useState, type ReactNode } from 'react';

export interface LazyBoundaryProps {
  /** While it is on its way. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Error and loading boundary of a lazy part of a page: if the part fails to load, the rest of the page still works. */
export function LazyBoundary({ fallback = null, children }: LazyBoundaryProps) {
  return (
    <ErrorBoundary fallback={() => <PartFailed />}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}

function PartFailed() {
  const t = usePlatformWords();
  return (
    <Notice
      tone="bad"
      live="polite"
      actions={
        <Button size="s" icon="reset" onClick={reloadPage}>
          {t('frame.retry')}
        </Button>
      }
    >
      {t('frame.partFailed')}
    </Notice>
  );
}

export interface LazyDisclosureProps extends Pick<DisclosureProps, 'look' | 'aside' | 'takesFiles'> {
  summary: string;
  /** Loads it before it is opened. */
  isNeeded?: boolean;
  children: ReactNode;
}

/** A collapsed part that is loaded when it is first opened, and stays mounted from then on. */
export function LazyDisclosure(props: LazyDisclosureProps) {
  const { summary, aside, look = 'boxed', takesFiles, isNeeded = false, children } = props;
  const [wasOpened, open] = useState(false);
  return (
    <Disclosure
      summary={summary}
      aside={aside}
      look={look}
      takesFiles={takesFiles}
      onToggle={(isOpen) => isOpen && open(true)}
    >
      {(wasOpened || isNeeded) && (
        <LazyBoundary fallback={<Skeleton label={summary} />}>{children}</LazyBoundary>
      )}
    </Disclosure>
  );
}
