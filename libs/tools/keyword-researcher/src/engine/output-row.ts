import { adFigures } from './ad-figures.ts';
import { difficultyTier } from './difficulty-tier.ts';
import { funnelOf } from './funnel.ts';
import { newest, type JoinedTerm, type Observation } from './join-terms.ts';
import type { ResearchInput } from './keyword-researcher.schema.ts';
import { VOLUME_FIELDS, type OutputRow, type VolumeField } from './sources-output.schema.ts';
import { MIN_RIVALS_OF_GAP, STABLE_PERCENT, TOP_RANKS } from './source-ranges.data.ts';
import { plainTerm, wordsOf } from './plain-term.ts';

/** What is known of the product of the seller. */
export interface SellerProduct {
  readonly asins: ReadonlySet<string>;
  /** Of title and listing; null without one. */
  readonly listing: {
    readonly plain: string;
    readonly words: ReadonlySet<string>;
    /** The words in their order, each between blanks. */
    readonly sequence: string;
  } | null;
}

/** The product by its ASINs and the text of its listing. */
export function sellerProduct({
  ownAsins,
  listing,
}: Pick<ResearchInput, 'ownAsins' | 'listing'>): SellerProduct {
  const plain = plainTerm(listing);
  const words = wordsOf(plain);
  return {
    asins: new Set(ownAsins.map((asin) => asin.toUpperCase())),
    listing: plain === '' ? null : { plain, words: new Set(words), sequence: ` ${words.join(' ')} ` },
  };
}

/** What the files say of one term; score and group need all terms. */
export function toOutputRow(
  joined: JoinedTerm,
  seller: SellerProduct,
): Omit<OutputRow, 'parts' | 'score' | 'group'> {
  const concentration = concentrationOf(joined);
  const difficulty = concentration && Math.round(concentration.value);
  const trendPercent = trendOf(joined);
  return {
    keyword: joined.term,
    sources: [...new Set(joined.observations.map(({ source }) => source))].sort((one, other) => one - other),
    searchVolume: volumeOf(joined),
    frequencyRank: newest(joined, 'frequencyRank') ?? null,
    concentration,
    competition: difficulty === null ? null : COMPETITION_BY_TIER[difficultyTier(difficulty)],
    difficulty,
    ownAmongTopThree: ownAmongTopThree(joined, seller),
    trend: trendPercent === null ? null : directionOf(trendPercent),
    trendPercent,
    ...fitOf(joined.term, seller),
    cpc: newest(joined, 'bid') ?? null,
    conversionRate: newest(joined, 'conversionRate') ?? null,
    funnel: funnelOf(joined),
    ads: adFigures(joined),
    ...ranksOf(joined, seller),
  };
}

const COMPETITION_BY_TIER = { easy: 'low', medium: 'medium', hard: 'high' } as const;

/** A month is the best known measure; volumes of other periods are shown as such, not converted. */
function volumeOf(joined: JoinedTerm): OutputRow['searchVolume'] {
  for (const measure of VOLUME_FIELDS) {
    const found = newest(joined, measure);
    if (found) return { ...found, measure };
  }
  return null;
}

const TOP_CLICK_SHARES = ['topClickShare1', 'topClickShare2', 'topClickShare3'] as const;
const TOP_ASINS = ['topAsin1', 'topAsin2', 'topAsin3'] as const;

function concentrationOf(joined: JoinedTerm): OutputRow['concentration'] {
  for (const { row, source } of joined.observations) {
    if (row.topThreeClickShare !== undefined) return { value: row.topThreeClickShare, source };
    const shares = TOP_CLICK_SHARES.map((field) => row[field]).filter((share) => share !== undefined);
    if (shares.length === TOP_CLICK_SHARES.length)
      return {
        value: Math.min(
          100,
          shares.reduce((sum, share) => sum + share, 0),
        ),
        source,
      };
  }
  return null;
}

function ownAmongTopThree({ observations }: JoinedTerm, { asins }: SellerProduct): boolean | null {
  if (asins.size === 0) return null;
  for (const { row } of observations) {
    const top = TOP_ASINS.map((field) => row[field]).filter((asin) => asin !== undefined);
    if (top.length > 0) return top.some((asin) => asins.has(asin.toUpperCase()));
  }
  return null;
}

/** In percent: as a file says it, else from the first to the last day of volumes that can be compared. */
function trendOf(joined: JoinedTerm): number | null {
  const said = newest(joined, 'volumeTrend');
  if (said) return said.value;
  for (const measure of VOLUME_FIELDS) {
    const [last, first] = endsOf(joined, measure);
    if (last !== undefined && first !== undefined && first > 0) return (last / first - 1) * 100;
  }
  return null;
}

/** The newest and the oldest volume of the same measure, kind of file and period; none where all are of one day. */
function endsOf({ observations }: JoinedTerm, measure: VolumeField) {
  const series = new Map<string, Observation[]>();
  for (const observation of observations) {
    if (observation.date === null || observation.row[measure] === undefined) continue;
    const key = seriesOf(observation, measure);
    series.set(key, [...(series.get(key) ?? []), observation]);
  }
  for (const alike of series.values()) {
    const [last, first] = [alike[0], alike.at(-1)];
    if (last?.date !== first?.date) return [last?.row[measure], first?.row[measure]];
  }
  return [];
}

/** Files of the same kind are of the same period where they say so; of one file, all lines are. */
function seriesOf({ kind, period, source }: Observation, measure: VolumeField): string {
  if (measure !== 'queryVolume') return kind;
  return `${kind} ${period ?? source}`;
}

function directionOf(percent: number): NonNullable<OutputRow['trend']> {
  if (Math.abs(percent) <= STABLE_PERCENT) return 'stable';
  return percent > 0 ? 'up' : 'down';
}

function fitOf(term: string, { listing }: SellerProduct): Pick<OutputRow, 'relevance' | 'coverage'> {
  if (listing === null) return { relevance: null, coverage: null };
  const plain = plainTerm(term);
  const words = wordsOf(plain);
  const found = words.filter((word) => listing.words.has(word)).length;
  const relevance = words.length === 0 ? 0 : Math.round((found / words.length) * 100);
  if (hasPhrase(listing, plain, words)) return { relevance: 100, coverage: 'present' };
  return { relevance, coverage: words.length > 0 && found === words.length ? 'split' : 'absent' };
}

/** Whole words one behind the other: "pen" is not in "open". Scripts without spaces are split by context, so any place counts. */
function hasPhrase(
  { plain, sequence }: NonNullable<SellerProduct['listing']>,
  term: string,
  words: readonly string[],
): boolean {
  if (UNSPACED.test(term)) return plain.includes(term);
  return words.length > 0 && sequence.includes(` ${words.join(' ')} `);
}

function ranksOf(joined: JoinedTerm, { asins }: SellerProduct) {
  const ranks = newest(joined, 'ranks');
  const columns = Object.entries(ranks?.value ?? {});
  const isOwn = ([asin]: [string, number | null]) => asins.has(asin.toUpperCase());
  const own = columns.filter(isOwn);
  const rivals = columns.filter((column) => !isOwn(column)).flatMap(([, rank]) => rank ?? []);
  const ownRank =
    ranks && own.length > 0
      ? { value: lowest(own.flatMap(([, rank]) => rank ?? [])), source: ranks.source }
      : (newest(joined, 'ownRank') ?? null);
  const rivalsInTop =
    columns.length === own.length ? null : rivals.filter((rank) => rank <= TOP_RANKS).length;
  return {
    ownRank,
    bestRivalRank: lowest(rivals),
    rivalsInTop,
    isGap:
      ownRank === null || rivalsInTop === null
        ? null
        : rivalsInTop >= MIN_RIVALS_OF_GAP && (ownRank.value === null || ownRank.value > TOP_RANKS),
  };
}

function lowest(ranks: readonly number[]): number | null {
  return ranks.length === 0 ? null : Math.min(...ranks);
}

/** Here and not in a library: a module shared with other tools is one more request of the page. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
