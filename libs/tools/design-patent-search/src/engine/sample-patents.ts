import { designExpiry, designTermYears } from '@seller-toolbox/reference-data/design-patent-term';
import { shuffled } from '@seller-toolbox/tool-contract';
import { DAY } from '@seller-toolbox/tool-contract/durations';
import { utcDay } from '@seller-toolbox/reference-data/days';
import type { Patent, PatentStatus, SearchType } from './design-patent-search.schema.ts';
import { SAMPLE_APPLICANTS, SAMPLE_DESIGNS, type SampleDesign } from './sample-designs.data.ts';

const STATUSES: readonly PatentStatus[] = ['granted', 'pending', 'expired'];

export interface SampleQuery {
  readonly type: SearchType;
  readonly query: string;
  /** The date that decides which patents have expired. */
  readonly now: Date;
  readonly random: () => number;
}

/** Three fictional records that match the query, one of each status in random order. */
export function samplePatents({ type, query, now, random }: SampleQuery): Patent[] {
  const statuses = shuffled(random, STATUSES);
  const designs = shuffled(random, SAMPLE_DESIGNS);
  const applicants = shuffled(random, SAMPLE_APPLICANTS);
  // A typed number must never be in a record that is made up.
  const echo = !/\p{N}/u.test(query);
  return statuses.map((status, index) => {
    const design = itemAt(designs, index);
    const { filingDate, publicationDate } = datesOf(status, now, random);
    return {
      id: `sample-${index + 1}`,
      title: type === 'keyword' && echo ? `${design.title} (${query})` : design.title,
      patentNumber: numberOf(status, index, query, random),
      applicant: type === 'applicant' && echo ? query : itemAt(applicants, index),
      filingDate,
      publicationDate,
      status,
      description: descriptionOf(design),
      classification: design.classification,
    };
  });
}

function descriptionOf({ title, feature }: SampleDesign): string {
  return `The ornamental design for a ${title.toLowerCase()} with ${feature}, as shown and described.`;
}

/**
 * Grants up to 13 years old are in force, grants of at least 15 years have expired; applications take one to two years. Ages
 * count from the first day of the year, so that results are stable within a year.
 */
function datesOf(status: PatentStatus, now: Date, random: () => number) {
  const ageDays = {
    pending: 30 + random() * 300,
    granted: 30 + random() * 12 * 365,
    expired: 15.2 * 365.25 + random() * 6 * 365,
  }[status];
  const published = Date.UTC(now.getUTCFullYear(), 0, 1) - ageDays * DAY;
  const filed = published - (365 + random() * 365) * DAY;
  return { filingDate: utcDay(filed), publicationDate: utcDay(published) };
}

/** The last day of protection, `YYYY-MM-DD`; null for a pending application. */
export function expiryDate({ status, filingDate, publicationDate }: Patent): string | null {
  if (status === 'pending') return null;
  return designExpiry(publicationDate, designTermYears(filingDate));
}

/**
 * Number format of the register: kind code S1 for grants since 2001, a series and six digits for applications. No office has
 * given these numbers, and none has the digits that were typed.
 */
function numberOf(status: PatentStatus, index: number, query: string, random: () => number): string {
  const typed = numbersIn(query);
  const first = Math.floor(random() * 900_000);
  const [before, after] = status === 'pending' ? ['99/', ''] : ['USD9', 'S1'];
  for (let step = 0; ; step++) {
    const number = `${before}${100_000 + ((first + index + step * 3) % 900_000)}${after}`;
    const digits = number.replace(/\D/g, '');
    if (!typed.some((one) => digits.includes(one))) return number;
  }
}

/** All digits of a query together, and each longer number in it: so few that a made-up number can do without all of them. */
function numbersIn(query: string): string[] {
  const text = query.normalize('NFKC');
  const together = text.replace(/\D/g, '');
  return [together, ...(text.match(/\d{4,}/g) ?? [])].filter((number) => number.length > 2);
}

function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new RangeError(`the sample has no entry ${index}`);
  return item;
}
