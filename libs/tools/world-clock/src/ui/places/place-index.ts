import { foldForSearch, type Language } from '@seller-toolbox/words';
import { placeIn } from '../../engine/zone-of.ts';
import { CITY_NAMES } from './city-names.data.ts';
import { countryNames, regionCodes, zonesIn } from './countries.ts';
import { localName, wordsForTime } from './local-name.ts';

/** The names by which zones are found in a language. */
export interface PlaceIndex {
  /** The zones that a name can mean: several for a country that has several, none for a name that nothing has. */
  readonly zonesOf: (text: string) => readonly string[];
  /** What a list adds to the IANA name of a zone, so that it is found there by its country and city as well. */
  readonly labelOf: (timezone: string) => string | undefined;
}

/**
 * Makes the index, giving way after each zone and country: each asks the platform for names, which takes it up to a
 * millisecond. `zones` are the zones to choose from.
 */
export function* placeIndexSteps(
  zones: readonly string[],
  language: Language,
): Generator<undefined, PlaceIndex> {
  const found = new Map<string, readonly string[]>();
  const labels = new Map<string, Set<string>>();
  const label = (zone: string, text: string) => labels.set(zone, (labels.get(zone) ?? new Set()).add(text));
  const learn = (name: string, meant: readonly string[]) => {
    const key = keyOf(name);
    if (key !== '' && !found.has(key)) found.set(key, meant);
  };

  for (const zone of zones) {
    const name = localName(zone, language);
    learn(placeIn(zone), [zone]);
    if (name !== null) learn(name, [zone]);
    if (name !== null && keyOf(name) !== keyOf(placeIn(zone))) label(zone, name);
    yield;
  }
  for (const [zone, ...names] of CITY_NAMES) for (const name of names) learn(name, [zone]);
  for (const code of regionCodes()) {
    const names = countryNames(code, language);
    const own = zonesIn(code, zones);
    const main = names.map((name) => found.get(keyOf(name))).find((meant) => own.includes(meant?.[0] ?? ''));
    for (const name of own.length > 0 ? names : []) learn(name, main ?? own);
    for (const zone of own) label(zone, names[0] ?? code);
    yield;
  }
  return { zonesOf, labelOf };

  function zonesOf(text: string): readonly string[] {
    const key = keyOf(text);
    return found.get(key) ?? found.get(withoutTime(key, language)) ?? [];
  }

  function labelOf(timezone: string): string | undefined {
    const texts = labels.get(timezone);
    return texts && [...texts].join(' · ');
  }
}

/** "Giờ Ấn Độ" and "印度时间" mean the place. */
function withoutTime(key: string, language: Language): string {
  const words = wordsForTime(language);
  const [before, after] = [keyOf(words.before), keyOf(words.after)];
  if (!key.startsWith(before) || !key.endsWith(after)) return '';
  return key.slice(before.length, key.length - after.length);
}

function keyOf(name: string): string {
  return foldForSearch(name).replace(/[^\p{L}\p{N}]+/gu, '');
}
