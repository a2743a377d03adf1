import { shuffled } from '@seller-toolbox/tool-contract';
import { DAY } from '@seller-toolbox/tool-contract/durations';
import type { Patent, PatentStatus, SearchType } from './design-patent-search.schema.ts';
import { SAMPLE_APPLICANTS, SAMPLE_DESIGNS, type SampleDesign } from './sample-designs.data.ts';

/** Term from the grant: 15 years for designs filed since 2015-05-13, 14 years before (35 U.S.C. 173). */
const TERM_YEARS = { before: 14, since: 15 };
const TERM_CHANGE = '2015-05-13';

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
  return statuses.map((status, index) => {
    const design = itemAt(designs, index);
    const { filingDate, publicationDate } = datesOf(status, now, random);
    const number = type === 'number' && index === 0 ? query : numberOf(status, random);
    return {
      id: `sample-${index + 1}`,
      title: type === 'keyword' ? `${design.title} (${query})` : design.title,
      patentNumber: number,
      applicant: type === 'applicant' ? query : itemAt(applicants, index),
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
  return { filingDate: toIsoDate(filed), publicationDate: toIsoDate(published) };
}

/** The last day of protection, `YYYY-MM-DD`; null for a pending application. */
export function expiryDate({ status, filingDate, publicationDate }: Patent): string | null {
  if (status === 'pending') return null;
  const years = filingDate >= TERM_CHANGE ? TERM_YEARS.since : TERM_YEARS.before;
  return `${Number(publicationDate.slice(0, 4)) + years}${publicationDate.slice(4)}`;
}

/** Number format of the register: kind code S1 for grants since 2001, series 29 for applications. */
function numberOf(status: PatentStatus, random: () => number): string {
  const digits = (from: number, to: number) => Math.floor(from + random() * (to - from));
  if (status === 'pending') return `29/${digits(850_000, 990_000)}`;
  return status === 'granted' ? `USD${digits(700_000, 1_090_000)}S1` : `USD${digits(540_000, 620_000)}S1`;
}

function toIsoDate(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}

function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new RangeError(`the sample has no entry ${index}`);
  return item;
}
