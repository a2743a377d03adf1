import { isTimeZone } from '@seller-toolbox/reference-data/time-zones';
import { CITIES, type CityId, type CountryCode } from './cities.data.ts';

/** A zone as a caller names it: a built-in city's id, an IANA name, or an id of one's own with its IANA name. */
export type ZoneName = string | { readonly id: string; readonly timezone: string };

export interface Zone {
  readonly id: string;
  readonly timezone: string;
  /** The built-in city whose name and flag it has; null for other zones. */
  readonly city: CityId | null;
  /** ISO 3166-1; null where the zone does not tell the country. */
  readonly flag: CountryCode | null;
}

/** The id under which one's own place takes part in a meeting. */
export const LOCAL_ID = 'local';

/** What is meant by a name; undefined where no zone is. */
export function zoneOf(name: ZoneName): Zone | undefined {
  const { id, timezone } = typeof name === 'string' ? namedZone(name) : name;
  if (!isTimeZone(timezone)) return undefined;
  const city = CITIES.find((candidate) => candidate.timezone === timezone);
  return { id, timezone, city: city?.id ?? null, flag: city?.flag ?? null };
}

function namedZone(name: string): { id: string; timezone: string } {
  return CITIES.find(({ id }) => id === name) ?? { id: name, timezone: name };
}

/** Names of today that many browsers know but list under an older one, with that one (IANA, file `backward`). */
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

/** The zones that the platform lists, under their names of today. */
export function currentNames(listed: readonly string[]): string[] {
  const renamed = Object.keys(RENAMED).filter((name) => isTimeZone(name));
  return [...new Set([...listed.map(currentName), ...renamed])].sort();
}

/** The name of today of a zone that the platform lists; its own where the platform knows no newer one. */
export function currentName(listed: string): string {
  const name = CURRENT.get(listed);
  return name !== undefined && isTimeZone(name) ? name : listed;
}

/**
 * The zone that a person means by a text: a built-in city by its name in the page's language, an IANA name in any case, with spaces for underscores, or its last part alone
 * ("new york"). `names` are the zones to choose from, `cityName` says what the page calls a city.
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
