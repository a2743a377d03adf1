import { lazy, Suspense } from 'react';
import { createPortal } from 'react-dom';
import {
  AnnouncementBar,
  type AnnouncementBarProps,
} from '@seller-toolbox/announcement-view/announcement-bar';
import type { ActiveList } from '@seller-toolbox/announcement-view/use-active-announcements';

const Popup = lazy(() =>
  import('./announcement-popup.tsx').then((file) => ({ default: file.AnnouncementPopup })),
);

export interface AnnouncementViewsProps {
  readonly bars: readonly AnnouncementBarProps[];
  readonly popups: ActiveList;
}

/** What there is to announce, each in its place. */
export function AnnouncementViews({ bars, popups }: AnnouncementViewsProps) {
  return (
    <>
      {bars.map((bar) => bar.announcements.length > 0 && <PlacedBar key={bar.position} {...bar} />)}
      {popups.length > 0 && (
        <Suspense>
          <Popup popups={popups} />
        </Suspense>
      )}
    </>
  );
}

/** In the room of its position, else over the page. */
function PlacedBar(bar: AnnouncementBarProps) {
  const room = bar.isFloating ? null : document.querySelector(`[data-room-of="${bar.position}"]`);
  return room ? createPortal(<AnnouncementBar {...bar} />, room) : <AnnouncementBar {...bar} isFloating />;
}
