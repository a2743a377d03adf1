/** A built-in city. Its name and its country's are in the locales. */
export interface City {
  readonly id: string;
  /** IANA. */
  readonly timezone: string;
  /** ISO 3166-1, for the badge. */
  readonly flag: string;
}

/** The twelve cities of the specification, section 3, in its order; zones from the IANA time zone database. */
export const CITIES = [
  { id: 'new-york', timezone: 'America/New_York', flag: 'US' },
  { id: 'chicago', timezone: 'America/Chicago', flag: 'US' },
  { id: 'denver', timezone: 'America/Denver', flag: 'US' },
  { id: 'los-angeles', timezone: 'America/Los_Angeles', flag: 'US' },
  { id: 'london', timezone: 'Europe/London', flag: 'GB' },
  { id: 'paris', timezone: 'Europe/Paris', flag: 'FR' },
  { id: 'berlin', timezone: 'Europe/Berlin', flag: 'DE' },
  { id: 'tokyo', timezone: 'Asia/Tokyo', flag: 'JP' },
  { id: 'shanghai', timezone: 'Asia/Shanghai', flag: 'CN' },
  { id: 'singapore', timezone: 'Asia/Singapore', flag: 'SG' },
  { id: 'seoul', timezone: 'Asia/Seoul', flag: 'KR' },
  { id: 'sydney', timezone: 'Australia/Sydney', flag: 'AU' },
] as const satisfies readonly City[];

export type CityId = (typeof CITIES)[number]['id'];
export type CountryCode = (typeof CITIES)[number]['flag'];
