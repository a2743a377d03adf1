import { lazy, Suspense } from 'react';
import { createPortal } from 'react-dom';
import {
  AnnouncementBar,
  type AnnouncementBarProps,
} from '@seller-toolbox/announcement-view/announcement-bar';
import { countSeen } from '@seller-toolbox/announcement-view/count-seen';
import type { ActiveList } from '@seller-toolbox/announcement-view/use-active-announcements';

const Popup = lazy(() =>
  import('./announcement-popup.tsx').then((file) => ({ default: file.AnnouncementPopup })),
);

export interface AnnouncementViewsProps {
  readonly bars: readonly AnnouncementBarProps[];
  readonly popups: ActiveList;
}

/** Renders each announcement at its position. */
export function AnnouncementViews({ bars, popups }: AnnouncementViewsProps) {
  return (
    <>
      {bars.map(
        (bar) => bar.announcements.length > 0 && <PlacedBar key={bar.position} {...bar} onSeen={countSeen} />,
      )}
      {popups.length > 0 && (
        <Suspense>
          <Popup popups={popups} />
        </Suspense>
      )}
    </>
  );
}

/** Renders in the reserved space of its position, or over the page if there is none. */
function PlacedBar(bar: AnnouncementBarProps) {
  const space = bar.isFloating ? null : document.querySelector(`[data-space-of="${bar.position}"]`);
  return space ? createPortal(<AnnouncementBar {...bar} />, space) : <AnnouncementBar {...bar} isFloating />;
}
