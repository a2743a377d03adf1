import { lengthCounter } from '@seller-toolbox/listing-text/length-counter';
import type { ListingPolicy } from '@seller-toolbox/reference-data/listing-policies.data';
import {
  BULLET_FIELDS,
  type FieldCounter,
  type ListingOutput,
  type TermCounter,
} from './listing-optimizer.schema.ts';
import type { ListingReading } from './read-listing.ts';

/** Length and limits of each field. */
export function fieldCounters(reading: ListingReading, policy: ListingPolicy): ListingOutput['fields'] {
  const counter = (length: number, min: number, max: number): FieldCounter => ({
    length,
    min,
    max,
    state: stateOf(length, min, max, policy.nearLimitShare),
  });
  const { title, bullets, description } = reading;
  const bulletLength = (number: number) => bullets.find((bullet) => bullet.number === number)?.length ?? 0;
  return {
    title: counter(title.length, policy.leastTitleLength, title.maxLength),
    bullets: Array.from({ length: BULLET_FIELDS }, (_, index) =>
      counter(bulletLength(index + 1), policy.bullets.minLength, policy.bullets.maxLength),
    ),
    description: counter(description.length, policy.description.minLength, policy.description.maxLength),
    searchTerms: termCounter(reading, policy),
  };
}

function termCounter({ searchTerms }: ListingReading, policy: ListingPolicy): TermCounter {
  const { maxBytes, advisedTerms } = policy.searchTerms;
  const { terms, bytes } = searchTerms;
  return {
    terms: terms.length,
    bytes,
    maxBytes,
    aim: advisedTerms && { from: advisedTerms.aim[0], to: advisedTerms.aim[1] },
    state: termState(searchTerms, policy),
  };
}

function termState(
  { terms, bytes }: ListingReading['searchTerms'],
  { searchTerms: { maxBytes, advisedTerms }, nearLimitShare }: ListingPolicy,
): TermCounter['state'] {
  if (terms.length === 0) return 'empty';
  if (maxBytes !== null) return lengthCounter(bytes / maxBytes, nearLimitShare).state;
  return terms.length < (advisedTerms?.least ?? 0) ? 'short' : 'within';
}

function stateOf(length: number, min: number, max: number, nearLimitShare: number): FieldCounter['state'] {
  if (length === 0) return 'empty';
  if (length < min) return 'short';
  return lengthCounter(length / max, nearLimitShare).state;
}
