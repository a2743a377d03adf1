import { foldForSearch, type Language } from '@seller-toolbox/words';
import { placeIn } from '../../engine/zone-of.ts';
import { CITY_NAMES } from './city-names.data.ts';
import { countryNames, regionCodes, zonesIn } from './countries.ts';
import { localName, wordsForTime } from './local-name.ts';

/** The names by which zones are found in a language. */
export interface PlaceIndex {
  /** The zones with a name: several for a country with several, none for an unknown name. */
  readonly zonesOf: (text: string) => readonly string[];
  /** Text added to the IANA name of a zone in the list, so that it is also found by country and city. */
  readonly labelOf: (timezone: string) => string | undefined;
}

/**
 * Builds the index in steps of one zone or country; each looks up names in the platform, which takes up to a
 * millisecond. `zones` are the zones to choose from.
 */
export function* placeIndexSteps(
  zones: readonly string[],
  language: Language,
): Generator<undefined, PlaceIndex> {
  const zonesByName = new Map<string, readonly string[]>();
  const labels = new Map<string, Set<string>>();
  const label = (zone: string, text: string) => labels.set(zone, (labels.get(zone) ?? new Set()).add(text));
  const addName = (name: string, matches: readonly string[]) => {
    const key = keyOf(name);
    if (key !== '' && !zonesByName.has(key)) zonesByName.set(key, matches);
  };

  for (const zone of zones) {
    const name = localName(zone, language);
    addName(placeIn(zone), [zone]);
    if (name !== null) addName(name, [zone]);
    if (name !== null && keyOf(name) !== keyOf(placeIn(zone))) label(zone, name);
    yield;
  }
  for (const [zone, ...names] of CITY_NAMES) for (const name of names) addName(name, [zone]);
  for (const code of regionCodes()) {
    const names = countryNames(code, language);
    const countryZones = zonesIn(code, zones);
    const main = names
      .map((name) => zonesByName.get(keyOf(name)))
      .find((matches) => countryZones.includes(matches?.[0] ?? ''));
    for (const name of countryZones.length > 0 ? names : []) addName(name, main ?? countryZones);
    for (const zone of countryZones) label(zone, names[0] ?? code);
    yield;
  }
  return { zonesOf, labelOf };

  function zonesOf(text: string): readonly string[] {
    const key = keyOf(text);
    return zonesByName.get(key) ?? zonesByName.get(withoutTime(key, language)) ?? [];
  }

  function labelOf(timezone: string): string | undefined {
    const texts = labels.get(timezone);
    return texts && [...texts].join(' · ');
  }
}

/** "Giờ Ấn Độ" and "印度时间" are found as the place. */
function withoutTime(key: string, language: Language): string {
  const words = wordsForTime(language);
  const [before, after] = [keyOf(words.before), keyOf(words.after)];
  if (!key.startsWith(before) || !key.endsWith(after)) return '';
  return key.slice(before.length, key.length - after.length);
}

function keyOf(name: string): string {
  return foldForSearch(name).replace(/[^\p{L}\p{N}]+/gu, '');
}
