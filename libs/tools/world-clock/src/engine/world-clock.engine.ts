import { defineEngine, finding, type Env } from '@seller-toolbox/tool-contract';
import { placeOnStrip, spanOnStrip, stripDay, type StripDay } from './day-strip.ts';
import { countsAtWork, splitByWorkingHours, type Span, type Stretch } from './working-hours.ts';
import { examples } from './world-clock.examples.ts';
import {
  inputSchema,
  outputSchema,
  type WorldClockInput,
  type WorldClockOutput,
} from './world-clock.schema.ts';
import { LOCAL_ID, zoneOf, type Zone } from './zone-of.ts';
import { zoneReading } from './zone-reading.ts';

/** The time in many places now, and when their working hours overlap on a day in the visitor's zone. */
export const engine = defineEngine({ inputSchema, outputSchema, run, examples });

interface Row {
  readonly id: string;
  readonly takesPart: boolean;
  readonly stretches: readonly Stretch[];
}

function run(input: WorldClockInput, env: Env): WorldClockOutput {
  const now = env.now.getTime();
  const { localZone, hourCycle, workingHours } = input;
  const local = { ...requireZone(localZone), id: LOCAL_ID };
  const zones = input.zones.map(requireZone);
  const day = stripDay(input, now);
  const context = { now, moment: day.moment, localZone, hourCycle, workingHours };
  const meeting = new Set(input.meeting ?? zones.map(({ id }) => id));
  const rows = [local, ...zones].map(({ id, timezone }) => ({
    id,
    takesPart: meeting.has(id),
    stretches: splitByWorkingHours(timezone, day, workingHours),
  }));
  return {
    local: zoneReading(local, context),
    zones: zones.map((zone) => zoneReading(zone, context)),
    ...meetingTimes(rows, day, input),
    strip: {
      date: day.date,
      start: new Date(day.start).toISOString(),
      end: new Date(day.end).toISOString(),
      minutes: day.minutes,
      minute: day.minute,
      at: placeOnStrip({ start: day.moment, end: day.moment }, day).from,
      isNow: day.isNow,
      rows: rows.map(({ id, takesPart, stretches }) => ({
        id,
        takesPart,
        stretches: stretches.map((stretch) => ({ kind: stretch.kind, ...placeOnStrip(stretch, day) })),
      })),
    },
  };
}

function meetingTimes(
  rows: readonly Row[],
  day: StripDay,
  { localZone, hourCycle }: WorldClockInput,
): Pick<WorldClockOutput, 'overlap' | 'mostAtWork' | 'findings'> {
  const attending = rows.filter(({ takesPart }) => takesPart);
  const of = attending.length;
  const spans = countsAtWork(attending.map(({ stretches }) => stretches));
  const shown = (span: Span) => spanOnStrip(span, day, localZone, hourCycle);
  const overlap = spans.filter(({ count }) => count === of).map(shown);
  const maxOverlap = Math.max(0, ...spans.map(({ count }) => count));
  const best = longest(spans.filter(({ count }) => count === maxOverlap && count > 1));
  const isMissed = of > 1 && overlap.length === 0;
  return {
    overlap,
    mostAtWork: isMissed && best ? { ...shown(best), count: maxOverlap, of } : null,
    findings: isMissed ? [finding('no-common-hours', 'info', { count: of })] : [],
  };
}

function longest(spans: readonly Span[]): Span | undefined {
  return [...spans].sort((a, b) => b.end - b.start - (a.end - a.start))[0];
}

/** The schema has rejected names without a zone. */
function requireZone(name: WorldClockInput['zones'][number]): Zone {
  const zone = zoneOf(name);
  if (!zone) throw new RangeError('the schema should have rejected this zone');
  return zone;
}
