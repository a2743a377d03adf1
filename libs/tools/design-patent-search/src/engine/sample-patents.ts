import { shuffled } from '@seller-toolbox/tool-contract';
import type { Patent, PatentStatus, SearchType } from './design-patent-search.schema.ts';
import { SAMPLE_APPLICANTS, SAMPLE_DESIGNS, type SampleDesign } from './sample-designs.data.ts';

/** A design filed since 2015-05-13 lives for 15 years from its grant, an older one for 14 (35 U.S.C. 173). */
const TERM_YEARS = { before: 14, since: 15 };
const TERM_CHANGE = '2015-05-13';
const DAY_MS = 86_400_000;
const STATUSES: readonly PatentStatus[] = ['granted', 'pending', 'expired'];

export interface SampleQuery {
  readonly type: SearchType;
  readonly query: string;
  /** The day that decides what is granted and what has expired. */
  readonly now: Date;
  readonly random: () => number;
}

/** Three made-up records, one of each status in an order by chance, that answer the query as a real register would. */
export function samplePatents({ type, query, now, random }: SampleQuery): Patent[] {
  const statuses = shuffled(random, STATUSES);
  const designs = shuffled(random, SAMPLE_DESIGNS);
  const applicants = shuffled(random, SAMPLE_APPLICANTS);
  return statuses.map((status, index) => {
    const design = at(designs, index);
    const { filingDate, publicationDate } = datesOf(status, now, random);
    const number = type === 'number' && index === 0 ? query : numberOf(status, random);
    return {
      id: `sample-${index + 1}`,
      title: type === 'keyword' ? `${design.title} (${query})` : design.title,
      patentNumber: number,
      applicant: type === 'applicant' ? query : at(applicants, index),
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
 * Grants of up to 13 years ago live, those of at least 15 years ago have expired; an application waits one to two years.
 * Ages count from the first day of the year, so that an answer stays the same all year.
 */
function datesOf(status: PatentStatus, now: Date, random: () => number) {
  const ageDays = {
    pending: 30 + random() * 300,
    granted: 30 + random() * 12 * 365,
    expired: 15.2 * 365.25 + random() * 6 * 365,
  }[status];
  const published = Date.UTC(now.getUTCFullYear(), 0, 1) - ageDays * DAY_MS;
  const filed = published - (365 + random() * 365) * DAY_MS;
  return { filingDate: toDay(filed), publicationDate: toDay(published) };
}

/** The last day of protection, `YYYY-MM-DD`; null while nothing has been granted. */
export function expiryDate({ status, filingDate, publicationDate }: Patent): string | null {
  if (status === 'pending') return null;
  const years = filingDate >= TERM_CHANGE ? TERM_YEARS.since : TERM_YEARS.before;
  return `${Number(publicationDate.slice(0, 4)) + years}${publicationDate.slice(4)}`;
}

/** As the register writes them: kind code S1 for grants since 2001, series 29 for applications. */
function numberOf(status: PatentStatus, random: () => number): string {
  const digits = (from: number, to: number) => Math.floor(from + random() * (to - from));
  if (status === 'pending') return `29/${digits(850_000, 990_000)}`;
  return status === 'granted' ? `USD${digits(700_000, 1_090_000)}S1` : `USD${digits(540_000, 620_000)}S1`;
}

function toDay(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new RangeError(`the sample has no entry ${index}`);
  return item;
}
