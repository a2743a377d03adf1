import type { RoomPosition } from '@seller-toolbox/announcement-view/reserved-space';
import styles from './announcement-space.module.css';

/** Where the announcements of a position come in. It takes up room only where the page was sent to keep some. */
export function AnnouncementRoom({ position }: { position: RoomPosition }) {
  return <div data-room-of={position} className={styles[position]} />;
}
