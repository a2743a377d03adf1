import { MAX_ZONES, type WorldClockInput } from '../engine/world-clock.schema.ts';
import { zoneOf } from '../engine/zone-of.ts';

export type ListedZone = WorldClockInput['zones'][number];

/** The list with a removed zone at its old index again; unchanged if the zone is listed already or the list is full. */
export function withZoneAt(zones: readonly ListedZone[], zone: ListedZone, place: number): ListedZone[] {
  const wanted = zoneOf(zone)?.timezone;
  const isListed = zones.some((known) => zoneOf(known)?.timezone === wanted);
  if (isListed || zones.length >= MAX_ZONES) return [...zones];
  return [...zones.slice(0, place), zone, ...zones.slice(place)];
}
