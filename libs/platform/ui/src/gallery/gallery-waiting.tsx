import { useState } from 'react';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { ProgressBar } from '../progress-bar.tsx';
import { Skeleton } from '../skeleton.tsx';
import { StatusRegion } from '../status-region.tsx';
import { GallerySection } from './gallery-section.tsx';
import styles from './gallery.module.css';

export function GalleryWaiting() {
  const [count, setCount] = useState(0);
  return (
    <GallerySection title="Waiting and saying">
      <div className={styles.columns}>
        <Card title="Skeletons">
          <div className={styles.stack}>
            <Skeleton label="Loading" shape="figure" />
            <Skeleton label="Loading" />
            <Skeleton label="Loading" shape="row" count={2} />
          </div>
        </Card>
        <Card title="Progress and status">
          <div className={styles.stack}>
            <ProgressBar label="Combining" value={18} max={50} text="18 of 50" />
            <ProgressBar label="Reading the file" />
            <div>
              <Button onClick={() => setCount(count + 1)}>Say something</Button>
            </div>
            <StatusRegion message={count === 0 ? '' : `Said ${count} times`} look="shown" delayMs={300} />
          </div>
        </Card>
      </div>
    </GallerySection>
  );
}
