import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import {
  ANNOUNCED,
  DISMISSED_IDS_KEY,
  dismissedIds,
  RESERVED_POSITIONS,
} from '@seller-toolbox/announcement-view/reserved-space';
import { ErrorBoundary } from '@seller-toolbox/browser-kit/error-boundary';
import { PageWordsBoundary } from '../../site/base/page-words-boundary.tsx';
import { siteQueries } from '../../site/base/query-client.ts';
import { untilUserPauses } from '@seller-toolbox/browser-kit/user-pause';
import { createStored } from '@seller-toolbox/browser-kit/storage';
import {
  dismiss,
  dismissals,
  isDismissed,
  type Dismissals,
} from '@seller-toolbox/announcement-view/dismissals';
import {
  useActiveAnnouncements,
  type ActiveList,
} from '@seller-toolbox/announcement-view/use-active-announcements';
import { useReservedSpace } from './use-reserved-space.ts';

const Views = lazy(async () => {
  const file = await import('./announcement-views.tsx');
  await untilUserPauses();
  return { default: file.AnnouncementViews };
});

const storedIds = createStored<string>({
  key: DISMISSED_IDS_KEY,
  parse: (text) => text ?? '',
  format: (ids) => ids,
});

/** Loads the active announcements, and their views if there are any. */
export function Announcements() {
  const list = useActiveAnnouncements(siteQueries);
  const known = useSyncExternalStore(dismissals.subscribe, dismissals.read);
  const shown = list.filter((item) => !item.is_closable || !isDismissed(item, known));
  const inHeader = shown.filter(({ display_position: position }) => position === 'header');
  const inBanner = shown.filter(({ display_position: position }) => position === 'banner');
  const spaces = {
    header: useReservedSpace('header', inHeader.length > 0),
    banner: useReservedSpace('banner', inBanner.length > 0),
  };
  useEffect(() => storeDismissed(list, known), [list, known]);

  if (list.length === 0) return null;
  const bars = [
    { position: 'header' as const, announcements: inHeader, space: spaces.header },
    { position: 'banner' as const, announcements: inBanner, space: spaces.banner },
  ].map(({ position, announcements, space }) => ({
    position,
    announcements,
    isFloating: !space.isOpen,
    onClose: (item: ActiveList[number]) => {
      dismiss(item);
      if (announcements.length > 1) return;
      space.close();
      // The button that had the focus is gone.
      document.querySelector('main')?.focus({ preventScroll: true });
    },
  }));
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <PageWordsBoundary namespace="announcements">
          <Views bars={bars} popups={list.filter(({ display_position: position }) => position === 'popup')} />
        </PageWordsBoundary>
      </Suspense>
    </ErrorBoundary>
  );
}

/** Stores the positions at which everything was dismissed: the next page reserves no space for them. */
function storeDismissed(list: ActiveList, known: Dismissals): void {
  if (list.length === 0) return;
  const positions = RESERVED_POSITIONS.filter((position) => {
    const here = list.filter(({ display_position }) => display_position === position);
    return here.length > 0 && here.every((item) => item.is_closable && isDismissed(item, known));
  });
  const ids = dismissedIds(document.documentElement.getAttribute(ANNOUNCED), positions);
  if (ids !== storedIds.read()) storedIds.write(ids);
}
