import { isTimeZone } from '@seller-toolbox/reference-data/time-zones';
import { CITIES, type CityId, type CountryCode } from './cities.data.ts';

/** A zone as a caller names it: a built-in city's id, an IANA name, or the caller's id with its IANA name. */
export type ZoneName = string | { readonly id: string; readonly timezone: string };

export interface Zone {
  readonly id: string;
  readonly timezone: string;
  /** The built-in city whose name and flag it has; null for other zones. */
  readonly city: CityId | null;
  /** ISO 3166-1; null where the country of the zone is not known. */
  readonly flag: CountryCode | null;
}

/** The id of the visitor's zone in a meeting. */
export const LOCAL_ID = 'local';

/** The zone with a name; undefined where there is none. */
export function zoneOf(name: ZoneName): Zone | undefined {
  const { id, timezone } = typeof name === 'string' ? namedZone(name) : name;
  if (!isTimeZone(timezone)) return undefined;
  const city = CITIES.find((candidate) => candidate.timezone === timezone);
  return { id, timezone, city: city?.id ?? null, flag: city?.flag ?? null };
}

function namedZone(name: string): { id: string; timezone: string } {
  return CITIES.find(({ id }) => id === name) ?? { id: name, timezone: name };
}

/** Current names, with the older name under which many browsers list the zone (IANA, file `backward`). */
const RENAMED: Readonly<Record<string, string>> = {
  'Africa/Asmara': 'Africa/Asmera',
  'America/Argentina/Buenos_Aires': 'America/Buenos_Aires',
  'America/Nuuk': 'America/Godthab',
  'Asia/Ho_Chi_Minh': 'Asia/Saigon',
  'Asia/Kathmandu': 'Asia/Katmandu',
  'Asia/Kolkata': 'Asia/Calcutta',
  'Asia/Yangon': 'Asia/Rangoon',
  'Atlantic/Faroe': 'Atlantic/Faeroe',
  'Europe/Kyiv': 'Europe/Kiev',
};

const CURRENT = new Map(Object.entries(RENAMED).map(([name, former]) => [former, name]));

/** The zones that the platform lists, by their current names. */
export function currentNames(listed: readonly string[]): string[] {
  const renamed = Object.keys(RENAMED).filter((name) => isTimeZone(name));
  return [...new Set([...listed.map(currentName), ...renamed])].sort();
}

/** The current name of a listed zone; unchanged where no newer one is known. */
export function currentName(listed: string): string {
  const name = CURRENT.get(listed);
  return name !== undefined && isTimeZone(name) ? name : listed;
}

/**
 * The zone for a typed text: a built-in city by its name in the page's language, or an IANA name in any case, with spaces for
 * underscores, or its last part ("new york"). `names` are the zones to choose from, `cityName` has the page's names of cities.
 */
export function findZone(
  text: string,
  names: readonly string[],
  cityName?: (id: CityId) => string,
): string | undefined {
  const wanted = plain(text);
  if (wanted === '') return undefined;
  const city = CITIES.find(({ id }) => cityName !== undefined && plain(cityName(id)) === wanted);
  if (city) return city.timezone;
  const listed =
    names.find((name) => plain(name) === wanted) ?? names.find((name) => plain(name).endsWith(`/${wanted}`));
  const typed = text.trim().replaceAll(' ', '_');
  return listed ?? (isTimeZone(typed) ? typed : undefined);
}

function plain(name: string): string {
  return name.trim().toLowerCase().replaceAll('_', ' ');
}

/** The place in an IANA name: "Buenos Aires" of "America/Argentina/Buenos_Aires". */
export function placeIn(timezone: string): string {
  return (timezone.split('/').at(-1) ?? timezone).replaceAll('_', ' ');
}
