import type { ReservedPosition } from '@seller-toolbox/announcement-view/reserved-space';
import styles from './announcement-space.module.css';

/** The portal target for the announcements of a position. It has a height only where the page reserves space. */
export function AnnouncementSpace({ position }: { position: ReservedPosition }) {
  return <div data-space-of={position} className={styles[position]} />;
}
