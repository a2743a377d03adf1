import { EUROPE_TIERS } from './europe-tiers.data.ts';
import { OPTIONAL_FEES_EUROPE, OPTIONAL_FEES_PAN_EUROPE } from './optional-fees-europe-2026-02-01.data.ts';
import type { Bracket, FeeSchedule } from './fee-schedule.ts';
import type {
  AgedRate,
  Confidence,
  FulfillmentTable,
  RateCard,
  Seasons,
  StorageTable,
  TierSchedules,
} from './rate-card.ts';
import { ruleSetOf, type RuleSetId } from './rule-sets.data.ts';
import type { SizeTierId } from './size-tiers.ts';

const CHECKED_ON = '2026-11-22';
const CARD_START = '2026-02-01';

/** The parts of the rate card have one source each, so that a page can say how well each is confirmed. */
const CARD_NAME = 'Amazon Europe FBA rate cards of 2026-02-01, 2026-04-17 and 2026-07-01';
const URL = 'https://m.media-amazon.com/images/G/02/sell/images/260630-FBA-Rate-Card-EN1.pdf';

const published = (what: string, confidence: Confidence = 'confirmed', effectiveFrom = CARD_START) => ({
  effectiveFrom,
  source: { name: `${CARD_NAME}, ${what}`, url: URL },
  checkedOn: CHECKED_ON,
  confidence,
});

const PARCEL_WEIGHTS = [0.15, 0.4, 0.9, 1.4, 1.9];
/** Kilograms at which the rows of a tier end, included. */
const WEIGHTS = {
  'light-envelope': [0.02, 0.04, 0.06, 0.08, 0.1],
  'standard-envelope': [0.21, 0.46],
  'large-envelope': [0.96],
  'extra-large-envelope': [0.96],
  'small-parcel': [...PARCEL_WEIGHTS, 3.9],
  'standard-parcel': [...PARCEL_WEIGHTS, 2.9, 3.9, 5.9, 8.9, 11.9],
  'special-oversize': [30, 40, 50, 60],
} as const satisfies Partial<Record<SizeTierId, readonly number[]>>;

/** The weight that the base fee of a tier covers, in kilograms. */
const BASE_WEIGHTS = {
  'small-oversize': 0.76,
  'standard-oversize-light': 0.76,
  'standard-oversize-heavy': 15.76,
  'standard-oversize-large': 0.76,
  'bulky-oversize': 0.76,
  'heavy-oversize': 31.5,
} as const satisfies Partial<Record<SizeTierId, number>>;

const SELECTED_TIERS = [
  'small-parcel-1',
  'small-parcel-2',
  'small-parcel-3',
  'medium-parcel-1',
  'medium-parcel-2',
  'large-parcel-1',
  'large-parcel-2',
] as const;

type Envelope = 'light-envelope' | 'standard-envelope' | 'large-envelope' | 'extra-large-envelope';
type RowTier = Envelope | 'small-parcel' | 'standard-parcel';
type Rows<Tier extends string> = Readonly<Record<Tier, readonly number[]>>;
/** A base fee, and a fee for each step above the weight that the base covers. */
type BaseAndStep = readonly [base: number, step: number];
/** First 100 g and each started 100 g, in the order of the seven tiers. */
type SelectedFees = readonly BaseAndStep[];

/** The figures of one marketplace's columns of the card, in its currency. */
export interface EuropeFigures {
  readonly ruleSet: RuleSetId;
  readonly currency: string;
  readonly volumeUnit: RateCard['volumeUnit'];
  /** Added to every fee but special oversize where the seller does not take part in the Central Europe program. */
  readonly outsideCentralEurope?: number;
  readonly fees: Rows<RowTier>;
  /** Left out where the card has no column for the peak. */
  readonly peakFees?: Rows<RowTier>;
  readonly selected: {
    readonly confidence: Confidence;
    readonly fees: SelectedFees;
    readonly peak?: SelectedFees;
  };
  readonly oversize: Readonly<Record<keyof typeof BASE_WEIGHTS, BaseAndStep>>;
  /** Up to 30, 40, 50, 60 kg and for each kilogram above; left out where no fee is known. */
  readonly special?: {
    readonly confidence: Confidence;
    readonly fees: readonly number[];
    readonly perKilogram: number;
  };
  readonly lowPrice: Rows<Envelope | 'small-parcel'> & {
    readonly limit: number;
    readonly lowerLimit: number;
  };
  readonly dangerousGoodsFee: { readonly perUnit: number; readonly confidence: Confidence };
  /** Null where no figure is known. */
  readonly storage: Pick<StorageTable, 'general' | 'apparel' | 'dangerous'> | null;
  readonly agedRates: readonly AgedRate[] | null;
  /** In the marketplaces of Pan-European FBA with euros, but not in the Netherlands and Belgium. */
  readonly hasLowInventoryFee?: true;
}

const PEAK: Seasons = {
  'non-peak': { from: '01-15', until: '10-14' },
  peak: { from: '10-15', until: '01-14' },
};

/** A marketplace's card of the European rate card of 2026, which all of them share but for the figures. */
export function europeCard(figures: EuropeFigures): RateCard {
  const { ruleSet, currency, volumeUnit, selected, lowPrice, special, storage, agedRates } = figures;
  const general = published('fulfillment');
  const singleSourceTiers = special?.confidence === 'single-source' ? (['special-oversize'] as const) : [];
  return {
    ruleSet: ruleSetOf(ruleSet),
    publishedUntil: figures.peakFees ? '2027-01-14' : null,
    currency,
    units: 'metric',
    volumeUnit,
    tax: 'excluded',
    dimensionalDivisor: 5000,
    tiers: EUROPE_TIERS,
    middlePriceBand: { from: lowPrice.limit, includesFrom: false, upTo: null },
    columns: figures.outsideCentralEurope === undefined ? 'one' : 'central-europe',
    lowPrice: {
      ...published('low-price FBA'),
      schedules: lowPriceSchedules(figures),
      lowerLimit: lowPrice.lowerLimit,
    },
    seasons: figures.peakFees ? PEAK : null,
    lacksPeak: false,
    fulfillment: {
      general: { ...general, singleSourceTiers, seasons: seasonsOf(figures, generalSchedules) },
      apparel: {
        ...published('fulfillment of selected categories', selected.confidence),
        singleSourceTiers,
        seasons: seasonsOf(figures, selectedSchedules),
      },
      dangerous: null,
    },
    fuelSurcharge: {
      ...published('fuel and logistics surcharge', 'confirmed', '2026-04-17'),
      effectiveFrom: '2026-04-17',
      rate: 0.015,
    },
    dangerousGoodsFee: {
      ...published('lithium batteries and dangerous goods', figures.dangerousGoodsFee.confidence),
      perUnit: figures.dangerousGoodsFee.perUnit,
    },
    storage: storage && {
      ...published('storage'),
      seasons: { 'non-peak': { from: '01-01', until: '09-30' }, peak: { from: '10-01', until: '12-31' } },
      ...storage,
    },
    agedInventory: agedRates && {
      ...published('aged inventory surcharge', 'single-source'),
      longTerm: longTermOf(agedRates),
      rows: agedRates,
    },
    removal: null,
    returnProcessing: null,
    lithiumBatterySurcharge: null,
    optional: figures.hasLowInventoryFee ? OPTIONAL_FEES_PAN_EUROPE : OPTIONAL_FEES_EUROPE,
    lacksStepRounding: true,
  };
}

function longTermOf(rows: readonly AgedRate[]) {
  const row = rows.find(({ fromDays }) => fromDays === 366);
  return { perVolume: row?.perVolume ?? 0, perUnit: row?.perUnit ?? null };
}

type Season = 'fees' | 'peakFees';
type Schedules = (figures: EuropeFigures, season: Season) => TierSchedules;

function seasonsOf(figures: EuropeFigures, schedules: Schedules): FulfillmentTable['seasons'] {
  return {
    'non-peak': schedules(figures, 'fees'),
    peak: figures.peakFees ? schedules(figures, 'peakFees') : null,
  };
}

/** Oversize has no peak fees: the card's peak columns end with the parcels. */
function generalSchedules(figures: EuropeFigures, season: Season): TierSchedules {
  const rows = figures[season] ?? figures.fees;
  return {
    ...rowSchedules(figures, rows, ['small-parcel', 'standard-parcel']),
    ...rowSchedules(figures, rows, ENVELOPES),
    ...oversizeSchedules(figures),
  };
}

function selectedSchedules(figures: EuropeFigures, season: Season): TierSchedules {
  const rows = figures[season] ?? figures.fees;
  const { fees, peak } = figures.selected;
  const bySteps = (season === 'peakFees' && peak) || fees;
  const parcels = SELECTED_TIERS.map((tier, index) => {
    const [base, step] = bySteps[index] ?? [0, 0];
    return [tier, perStep(inColumns(figures, base), { above: 0.1, stepFee: step, step: 0.1 })] as const;
  });
  return {
    ...rowSchedules(figures, rows, ENVELOPES),
    ...Object.fromEntries(parcels),
    ...oversizeSchedules(figures),
  };
}

const ENVELOPES = ['light-envelope', 'standard-envelope', 'large-envelope', 'extra-large-envelope'] as const;

function rowSchedules<Tier extends RowTier>(
  figures: EuropeFigures,
  rows: Rows<Tier>,
  tiers: readonly Tier[],
): TierSchedules {
  return Object.fromEntries(
    tiers.map((tier) => [tier, { brackets: bracketsOf(figures, WEIGHTS[tier], rows[tier]), beyond: null }]),
  );
}

/** Small parcels of selected categories have the size of the small parcel, and so its low-price rows. */
function lowPriceSchedules(figures: EuropeFigures): TierSchedules {
  const rows = rowSchedules(figures, figures.lowPrice, [...ENVELOPES, 'small-parcel']);
  const parcel = rows['small-parcel'];
  return parcel
    ? { ...rows, 'small-parcel-1': parcel, 'small-parcel-2': parcel, 'small-parcel-3': parcel }
    : rows;
}

/** The card prints an amount per kilogram and no rounding; four of six readings count every started kilogram. */
function oversizeSchedules(figures: EuropeFigures): TierSchedules {
  const { oversize, special } = figures;
  const schedules: Partial<Record<SizeTierId, FeeSchedule>> = {};
  for (const [tier, above] of Object.entries(BASE_WEIGHTS) as [keyof typeof BASE_WEIGHTS, number][]) {
    const [base, stepFee] = oversize[tier];
    schedules[tier] = perStep(inColumns(figures, base), { above, stepFee, step: 1 });
  }
  if (special) {
    const last = special.fees.at(-1) ?? 0;
    const terms = { above: 60, stepFee: special.perKilogram, step: 1 };
    const both = (fee: number) => [fee, fee];
    schedules['special-oversize'] = {
      brackets: WEIGHTS['special-oversize'].map((upTo, index) => ({
        upTo,
        fees: both(special.fees[index] ?? 0),
      })),
      beyond: perStep(both(last), terms).beyond,
    };
  }
  return schedules;
}

function perStep(
  base: readonly number[],
  terms: { readonly above: number; readonly stepFee: number; readonly step: number },
): FeeSchedule {
  return { brackets: [], beyond: { base, ...terms, counting: 'started-steps' } };
}

function bracketsOf(figures: EuropeFigures, weights: readonly number[], fees: readonly number[]): Bracket[] {
  return fees.map((fee, index) => ({ upTo: weights[index] ?? null, fees: inColumns(figures, fee) }));
}

/** With the Central Europe program, and without it. */
function inColumns({ outsideCentralEurope = 0 }: EuropeFigures, fee: number): readonly number[] {
  return [fee, Number((fee + outsideCentralEurope).toFixed(2))];
}
