import { contentOf, createVocabulary, foldText, without } from '@seller-toolbox/ask';
import { dayIn } from '@seller-toolbox/reference-data/time-zones';
import { startOfDayIn } from '@seller-toolbox/reference-data/zone-changes';
import type { EngineOutput, Recognize, RecognizeEnv, TextValue } from '@seller-toolbox/tool-contract';
import { MINUTE } from '@seller-toolbox/tool-contract/durations';
import type { engine } from '../engine/world-clock.engine.ts';
import { PLACE_NAMES } from './place-words.data.ts';
import { readTime, type TypedTime } from './read-time.ts';

type Zone = keyof typeof PLACE_NAMES;
type Names = Readonly<Record<string, string>>;

const ZONES = Object.entries(PLACE_NAMES as Readonly<Record<Zone, Names>>);
const places = createVocabulary(
  // Made of the entries of a record with these keys.
  Object.fromEntries(
    ZONES.map(([zone, names]) => [zone, foldText(Object.values(names).join('|'))]),
  ) as Record<Zone, string>,
);
const MAX_LENGTH = 60;
/** Of a reader whose place is not known. */
const UTC = 'UTC';

/** A time in a place, and what it is in another place or for the reader; or the time there now. */
export const recognize: Recognize<typeof engine> = (text, env) => {
  if (text.length > MAX_LENGTH) return [];
  const folded = foldText(text);
  const mentions = places.find(folded);
  const [place, other = env.timeZone === UTC ? UTC : undefined] = [...new Set(mentions.map(({ id }) => id))];
  const time = place && readTime(without(folded, mentions));
  if (!time) return [];
  const zones = other === undefined ? [place] : [place, other];
  return [
    {
      confidence: confidenceOf(time),
      input: {
        zones,
        ...(env.timeZone !== UTC && { localZone: env.timeZone }),
        ...momentOf(time, place, env),
      },
      line: (output) => lineOf(output, zones, env.language),
    },
  ];
};

function confidenceOf({ minutes, isTime, rest }: TypedTime): number {
  if (contentOf(rest) !== '') return isTime && contentOf(rest).length <= 8 ? 0.5 : 0.2;
  if (!isTime) return minutes === null ? 0.6 : 0.55;
  return 0.94;
}

/** The typed time today in the place, on the strip of the reader's day. */
function momentOf({ minutes }: TypedTime, place: Zone, { now, timeZone }: RecognizeEnv) {
  if (minutes === null) return {};
  const instant = startOfDayIn(place, dayIn(place, now)) + minutes * MINUTE;
  const date = dayIn(timeZone, instant);
  return { date, minute: (instant - startOfDayIn(timeZone, date)) / MINUTE };
}

function lineOf({ zones, local }: EngineOutput<typeof engine>, named: readonly Zone[], language: string) {
  const [there, other] = zones;
  const [place, second] = named;
  const reading = (
    each: { readonly moment: { readonly time: string; readonly date: string } } | undefined,
  ) => ({
    time: (each?.moment.time ?? '').slice(0, 5),
    day: { day: each?.moment.date ?? '' },
  });
  const first = reading(there);
  const target = reading(other ?? local);
  const params: Record<string, TextValue> = {
    place: nameOf(place, language),
    time: first.time,
    day: first.day,
    otherTime: target.time,
    otherDay: target.day,
  };
  return second === undefined
    ? { code: 'yours', params }
    : { code: 'other', params: { ...params, other: nameOf(second, language) } };
}

function nameOf(zone: Zone | undefined, language: string): string {
  const names: Names = zone ? PLACE_NAMES[zone] : {};
  return (names[language] ?? names['en'] ?? '').split('|')[0] ?? '';
}
