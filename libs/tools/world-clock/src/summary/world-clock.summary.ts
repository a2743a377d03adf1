import type { Summarize } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/world-clock.engine.ts';
import type { ZoneReading } from '../engine/world-clock.schema.ts';

/** Day, time and offset of every place at the moment of the strip. */
export const summarize: Summarize<typeof engine> = ({ local, zones }) => ({
  figures: [],
  table: {
    columns: ['cities', 'date', 'moment', 'atWork'],
    rows: [
      [{ code: 'ownPlace' }, ...momentOf(local)],
      ...zones.map((zone) => [
        zone.city === null ? { text: zone.timezone } : { code: `city-${zone.city}` },
        ...momentOf(zone),
      ]),
    ],
  },
});

const momentOf = ({ moment }: ZoneReading) => [
  { text: moment.date },
  { text: moment.time },
  { text: moment.isWorking ? '✓' : '' },
];
