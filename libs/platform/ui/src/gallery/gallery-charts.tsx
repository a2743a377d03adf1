import { Card } from '../card.tsx';
import { LineChart } from '../charts/line-chart.tsx';
import { MeterBar } from '../charts/meter-bar.tsx';
import { RulerBar } from '../charts/ruler-bar.tsx';
import { ScoreRing } from '../charts/score-ring.tsx';
import { Sparkline } from '../charts/sparkline.tsx';
import { StackedBar } from '../charts/stacked-bar.tsx';
import type { ToneThreshold } from '../tone.ts';
import { GallerySection } from './gallery-section.tsx';
import styles from './gallery.module.css';

const COSTS = [8.2, 3.55, 2.1, 1.4, 0.9, 0.6, 0.5].map((value, index) => ({
  id: `cost-${index}`,
  label: ['Product', 'Fulfillment', 'Referral', 'Freight', 'Advertising', 'Storage', 'Returns'][index] ?? '',
  value,
  text: value.toFixed(2),
}));
const STEPS: readonly ToneThreshold[] = [
  { from: 80, tone: 'ok' },
  { from: 60, tone: 'warn' },
  { from: 0, tone: 'bad' },
];
const MARKS = [
  { id: 'mobile', at: 70, label: 'Mobile cut at 70' },
  { id: 'limit', at: 75, label: 'Limit 75' },
  { id: 'old', at: 200, label: 'Limit 200 until 2026-07-27' },
];
const RATES = [6.9, 6.95, 6.92, 7.05, 7.1, 7.04, 7.2].map((value, day) => ({
  id: `day-${day}`,
  value,
  text: `Day ${day + 1}: ${value}`,
}));

const MARGINS = [
  { x: 15, y: -6 },
  { x: 20, y: 12 },
  { x: 20.01, y: 5 },
  { x: 30, y: 26 },
  { x: 45, y: 41 },
];
const PRICE_MARKS = [
  { id: 'own', x: 29.99, label: 'Your price 29.99' },
  { id: 'even', x: 17, label: 'Break-even 17.00' },
];

export function GalleryCharts() {
  return (
    <GallerySection title="Charts">
      <div className={styles.columns}>
        <Card title="Stacked bar, seven parts">
          <StackedBar label="Costs per unit" segments={COSTS} />
        </Card>
        <div className={styles.stack}>
          <Card title="Score rings">
            <div className={styles.row}>
              <ScoreRing label="Title" value={92} text="92" thresholds={STEPS} verdict="Good" size="l" />
              <ScoreRing label="Length" value={64} text="64" thresholds={STEPS} verdict="Fair" />
              <ScoreRing label="SEO" value={20} text="20" thresholds={STEPS} verdict="Poor" />
              <ScoreRing label="Empty" value={0} text="0" thresholds={STEPS} size="s" />
              <ScoreRing label="Full" value={100} text="100" thresholds={STEPS} size="s" />
            </div>
          </Card>
          <Card title="Ruler">
            <div className={styles.stack}>
              <RulerBar
                label="Length"
                value={58}
                text="58 / 75"
                limit={75}
                max={100}
                marks={MARKS.slice(0, 2)}
                tone="ok"
              />
              <RulerBar label="Length" value={83} text="83 / 75" limit={75} max={200} marks={MARKS} />
            </div>
          </Card>
          <Card title="A line with a leap">
            <LineChart
              label="Margin by price, 26% at 29.99"
              points={MARGINS}
              marks={PRICE_MARKS}
              levels={[30]}
              formatX={String}
              formatY={(margin) => `${margin}%`}
            />
          </Card>
          <Card title="Meters and a line">
            <div className={styles.stack}>
              <MeterBar label="This hour" value={4} max={20} text="4 of 20" />
              <MeterBar label="Today" value={45} max={50} text="45 of 50" tone="warn" note="Nearly used up" />
              <MeterBar label="Bytes" value={260} max={249} text="260 of 249" tone="bad" note="11 too many" />
              <Sparkline label="Last 7 days, from 6.90 to 7.20" points={RATES} />
            </div>
          </Card>
        </div>
      </div>
    </GallerySection>
  );
}
