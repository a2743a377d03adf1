import { Badge } from '../badge.tsx';
import { classNames } from '../class-names.ts';
import { Pill } from '../pill.tsx';
import { TONES } from '../tone.ts';
import tones from '../tone.module.css';
import { GallerySection } from './gallery-section.tsx';
import styles from './gallery.module.css';

export function GalleryColors() {
  return (
    <GallerySection title="Tones, badges, pills">
      <div className={classNames(styles.swatches, styles.row)}>
        {TONES.map((tone) => (
          <div key={tone} className={classNames(styles.swatch, tones[tone])}>
            {tone}
          </div>
        ))}
      </div>
      <div className={styles.row}>
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Badge tone="hot" icon="flame">
          Hot
        </Badge>
      </div>
      <div className={styles.row}>
        <Pill>Free, no account</Pill>
        <Pill tone="ok" icon="check">
          Computed here
        </Pill>
        <Pill tone="neutral">Small standard</Pill>
      </div>
    </GallerySection>
  );
}
