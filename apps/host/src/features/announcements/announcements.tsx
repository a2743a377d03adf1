import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import {
  ANNOUNCED,
  QUIET_KEY,
  quietMarks,
  ROOM_POSITIONS,
} from '@seller-toolbox/announcement-view/reserved-space';
import { ErrorBoundary } from '@seller-toolbox/site-kit/error-boundary';
import { OwnWords } from '../../site/base/page-words-boundary.tsx';
import { siteQueries } from '../../site/base/query-client.ts';
import { createStored } from '@seller-toolbox/site-kit/storage';
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
import { useRoom } from './use-reserved-space.ts';

const Views = lazy(() =>
  import('./announcement-views.tsx').then((file) => ({ default: file.AnnouncementViews })),
);

const quiet = createStored<string>({ key: QUIET_KEY, parse: (text) => text ?? '', format: (marks) => marks });

/** Asks what is to be announced, and loads what shows it where there is something. */
export function Announcements() {
  const { pathname } = useLocation();
  const list = useActiveAnnouncements(siteQueries);
  const known = useSyncExternalStore(dismissals.subscribe, dismissals.read);
  const [hidden, setHidden] = useState<{ pathname: string; ids: readonly string[] }>({ pathname, ids: [] });
  const shown = list.filter((item) => !item.is_closable || !isDismissed(item, known));
  const inHeader = shown.filter(({ display_position: position }) => position === 'header');
  const inBanner = shown.filter(({ display_position: position }) => position === 'banner');
  const rooms = {
    header: useRoom('header', inHeader.length > 0),
    banner: useRoom('banner', inBanner.length > 0),
  };
  useEffect(() => noteQuiet(list, known), [list, known]);

  if (list.length === 0) return null;
  const isHidden = (item: ActiveList[number]) => hidden.pathname === pathname && hidden.ids.includes(item.id);
  const bars = [
    { position: 'header' as const, announcements: inHeader, room: rooms.header },
    { position: 'banner' as const, announcements: inBanner, room: rooms.banner },
  ].map(({ position, announcements, room }) => {
    const left = room.isOpen ? announcements : announcements.filter((item) => !isHidden(item));
    return {
      position,
      announcements: left,
      isFloating: !room.isOpen,
      onClose: (item: ActiveList[number]) => {
        if (item.is_closable) dismiss(item);
        else setHidden({ pathname, ids: [...(hidden.pathname === pathname ? hidden.ids : []), item.id] });
        if (left.length > 1) return;
        room.close();
        // The button that had the focus is gone.
        document.querySelector('main')?.focus({ preventScroll: true });
      },
    };
  });
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <OwnWords namespace="announcements">
          <Views bars={bars} popups={list.filter(({ display_position: position }) => position === 'popup')} />
        </OwnWords>
      </Suspense>
    </ErrorBoundary>
  );
}

/** Where everything of a position was dismissed, the next page need not keep room for it. */
function noteQuiet(list: ActiveList, known: Dismissals): void {
  if (list.length === 0) return;
  const positions = ROOM_POSITIONS.filter((position) => {
    const here = list.filter(({ display_position }) => display_position === position);
    return here.length > 0 && here.every((item) => item.is_closable && isDismissed(item, known));
  });
  const marks = quietMarks(document.documentElement.getAttribute(ANNOUNCED), positions);
  if (marks !== quiet.read()) quiet.write(marks);
}
