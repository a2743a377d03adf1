import { Icon } from '../icon.tsx';
import { IconTile } from '../icon-tile.tsx';
import { ICON_NAMES } from '../icon-set.ts';
import { GallerySection } from './gallery-section.tsx';
import styles from './gallery.module.css';

export function GalleryIcons() {
  return (
    <GallerySection title="Icons">
      <div className={styles.row}>
        <IconTile name="calculator" />
        <IconTile name="calculator" size="l" />
        <IconTile name="package" look="muted" />
      </div>
      <ul className={styles.icons}>
        {ICON_NAMES.map((name) => (
          <li key={name} className={styles.icon}>
            <Icon name={name} />
            {name}
          </li>
        ))}
      </ul>
    </GallerySection>
  );
}
