import type { RoomPosition } from '../app/announcement-room.ts';
import styles from './announcement-room.module.css';

/** Where the announcements of a position come in. It takes up room only where the page was sent to keep some. */
export function AnnouncementRoom({ position }: { position: RoomPosition }) {
  return <div data-room-of={position} className={styles[position]} />;
}
