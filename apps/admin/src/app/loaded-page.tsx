import { Skeleton } from '@seller-toolbox/ui';
import { Suspense, use, type ComponentType } from 'react';
import { ErrorBoundary } from '@seller-toolbox/browser-kit/error-boundary';
import { HeadingFocus } from '@seller-toolbox/site-kit/heading-focus';
import { LoadFailed } from '../parts/load-failed.tsx';
import type { AdminWords, WordFiles } from './admin-words.ts';
import { useAdminWords, useFrameWords } from './admin-words-context.tsx';

/** A part of the section that is loaded when it is needed, with its words. */
export interface LazyPart {
  /** Its own, and those of others that it says as well. */
  readonly words: WordFiles | readonly WordFiles[];
  readonly load: () => Promise<ComponentType>;
}

const loads = new WeakMap<AdminWords, Map<LazyPart, Promise<ComponentType>>>();

/** Loads code and words together. A load that failed is forgotten, so that the next one is a new try. */
function loadPart(part: LazyPart, words: AdminWords): Promise<ComponentType> {
  const known = loads.get(words) ?? new Map<LazyPart, Promise<ComponentType>>();
  loads.set(words, known);
  const loading =
    known.get(part) ??
    Promise.all([part.load(), ...[part.words].flat().map(words.add)]).then(([component]) => component);
  known.set(part, loading);
  loading.catch(() => known.delete(part));
  return loading;
}

/** A page, and its placeholder while it loads or after it failed to. */
export function LoadedPage({ page }: { page: LazyPart }) {
  const t = useFrameWords();
  return (
    <ErrorBoundary fallback={(retry) => <LoadFailed text={t('state.pageFailed')} onRetry={retry} />}>
      <Suspense fallback={<Skeleton label={t('state.loading')} shape="block" count={2} />}>
        <LazyContent page={page} />
        <HeadingFocus />
      </Suspense>
    </ErrorBoundary>
  );
}

/** A part without a placeholder: the page is complete without it. */
export function OptionalPart({ part }: { part: LazyPart }) {
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <LazyContent page={part} />
      </Suspense>
    </ErrorBoundary>
  );
}

function LazyContent({ page }: { page: LazyPart }) {
  const { words } = useAdminWords();
  const Page = use(loadPart(page, words));
  return <Page />;
}
