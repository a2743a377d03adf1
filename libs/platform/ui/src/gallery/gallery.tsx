import { GalleryActions } from './gallery-actions.tsx';
import { GalleryCharts } from './gallery-charts.tsx';
import { GalleryColors } from './gallery-colors.tsx';
import { GalleryContent } from './gallery-content.tsx';
import { GalleryFields } from './gallery-fields.tsx';
import { GalleryIcons } from './gallery-icons.tsx';
import { GalleryWaiting } from './gallery-waiting.tsx';
import styles from './gallery.module.css';

/** Every primitive and chart in its states, with sample words: the page on which the look is judged. */
export function Gallery() {
  return (
    <main className={styles.page}>
      <h1>Gallery of primitives</h1>
      <GalleryColors />
      <GalleryActions />
      <GalleryFields />
      <GalleryContent />
      <GalleryCharts />
      <GalleryWaiting />
      <GalleryIcons />
    </main>
  );
}
