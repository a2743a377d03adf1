import { useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { usePlatformWords } from '@seller-toolbox/words/react';
import { Button, Notice } from '@seller-toolbox/ui';
import { useState } from 'react';
import type { engine } from '../engine/world-clock.engine.ts';
import type { WorldClockOutput } from '../engine/world-clock.schema.ts';
import type zh from '../locales/zh.json';
import { useClockWords } from './clock-words.ts';
import { withZoneAt, type ListedZone } from './listed-zones.ts';
import { MeetingStrip } from './meeting-strip.tsx';
import styles from './clock-results.module.css';
import { ZoneCard } from './zone-card.tsx';

interface Removal {
  readonly name: string;
  readonly zone: ListedZone;
  readonly at: number;
  /** Counts removals, so that the button of each gets the focus. */
  readonly number: number;
}

/** The list of cities and the strip of the day. */
export function ClockResults({ tool, output }: { tool: Tool<typeof engine>; output: WorldClockOutput }) {
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const { placeName } = useClockWords();
  const [removal, setRemoval] = useState<Removal | null>(null);

  function remove(index: number, name: string) {
    const zone = tool.input.zones[index];
    if (zone === undefined) return;
    setRemoval((last) => ({ name, zone, at: index, number: (last?.number ?? 0) + 1 }));
    tool.place(({ zones }) => ({ zones: zones.filter((_, at) => at !== index) }));
  }

  function undo({ zone, at }: Removal) {
    tool.place(({ zones }) => ({ zones: withZoneAt(zones, zone, at) }));
    setRemoval(null);
  }

  return (
    <>
      {removal && (
        <Notice
          key={removal.number}
          live="polite"
          actions={
            // The button with the focus was removed with its city.
            <Button size="s" icon="reset" autoFocus onClick={() => undo(removal)}>
              {platform('frame.undo')}
            </Button>
          }
          dismiss={{ label: platform('frame.dismiss'), onDismiss: () => setRemoval(null) }}
        >
          {t('ui.removed', { name: removal.name })}
        </Notice>
      )}
      <h2 className={styles.heading}>{t('ui.cities')}</h2>
      {output.zones.length === 0 && <p className={styles.empty}>{t('ui.noCities')}</p>}
      <ul className={styles.cards}>
        {output.zones.map((zone, index) => (
          <ZoneCard key={`${zone.id}-${index}`} zone={zone} onRemove={() => remove(index, placeName(zone))} />
        ))}
      </ul>
      <h2 className={styles.heading}>{t('ui.meeting')}</h2>
      <MeetingStrip tool={tool} output={output} />
    </>
  );
}
