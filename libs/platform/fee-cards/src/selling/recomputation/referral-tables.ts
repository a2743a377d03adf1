/**
 * The published referral tables typed a second time, without code or data of the library. A line is the categories, then the
 * rates in percent: `15` for every price; `8 to 10, 15` the rate of the band for the whole price, `15 part 100, 8` each rate on
 * its part; `below` excludes the bound; `rest` continues a whole-price table with a rate on the part above it.
 */
const EUROPE = `
general appliances-compact bags footwear industrial lawn-mowers pet-supplies sports toys: 15
device-accessories: 45
electronics computers appliances-full-size tires: 7
home: 8 to 20, 15
health beauty baby: 8 to 10, 15
grocery vitamins pet-food: 5 to 10, 15
automotive: 15 part AUTO, 9
electronics-accessories: 15 part 100, 8
furniture: 15 part FURNITURE, 10
jewelry: 20 part JEWELRY, 5
watches: 15 part JEWELRY, 5
clothing: 5 to 15, 10 to 20, 15 to CLOTHING, 7 rest
books media video-games: 15
video-game-consoles: 8
power-tools tools: 13
musical-instruments handmade: 12
alcohol: 10`;

const inPounds = { AUTO: 45, FURNITURE: 175, JEWELRY: 225, CLOTHING: 40 };
const inEuros = { AUTO: 50, FURNITURE: 200, JEWELRY: 250, CLOTHING: 45 };
const europe = (bounds: Readonly<Record<string, number>>) =>
  EUROPE.replace(/[A-Z]{4,}/g, (name) => String(bounds[name]));

export interface PlainReferralTable {
  readonly table: string;
  readonly minimum: number;
  /** Categories without a minimum. */
  readonly withoutMinimum: readonly string[];
}

const MEDIA = ['books', 'media', 'video-games', 'video-game-consoles', 'grocery'];
const euros: PlainReferralTable = { table: europe(inEuros), minimum: 0.3, withoutMinimum: MEDIA };

export const PLAIN_TABLES: Readonly<Record<string, PlainReferralTable>> = {
  'amazon-us-2026-08-21': {
    table: `
general home pet-supplies tools sports toys footwear bags musical-instruments video-games: 15
device-accessories: 45
appliances-compact: 15 part 300, 8
appliances-full-size computers electronics video-game-consoles: 8
automotive power-tools industrial: 12
baby beauty health: 8 to 10, 15
books media: 15
clothing: 5 to 15, 10 to 20, 17
electronics-accessories: 15 part 100, 8
fine-art: 20 part 100, 15 part 1000, 10 part 5000, 5
furniture: 15 part 200, 10
gift-cards merchant-fulfilled-services: 20
grocery: 8 to 15, 15
jewelry: 20 part 250, 5
lawn-mowers: 15 to 500, 8
tires: 10
veterinary-diets: 22
watches: 16 part 1500, 3`,
    minimum: 0.3,
    withoutMinimum: ['fine-art', 'gift-cards', ...MEDIA],
  },
  'amazon-uk-2026-02-01': { table: europe(inPounds), minimum: 0.25, withoutMinimum: MEDIA },
  'amazon-de-2026-02-01': euros,
  'amazon-fr-2026-02-01': euros,
  'amazon-it-2026-02-01': euros,
  'amazon-es-2026-02-01': euros,
  'amazon-jp-2026-04-01': {
    table: `
general home furniture lawn-mowers power-tools tools industrial watches: 5 to 750, 15.4
electronics computers appliances-compact appliances-full-size video-game-consoles: 5 to 750, 8.4
electronics-accessories automotive musical-instruments sports toys: 5 to 750, 10.4
beauty health grocery: 5 to 750, 8.4 to 1500, 10.4
pet-supplies baby: 5 to 750, 8.4 to 1500, 15.4
clothing: 5 to 750, 8.4 to 2500, 12.4 to 3000, 8.4 rest
footwear bags: 5 to 750, 12.4 to 7500, 6.4 rest
jewelry: 5 to 750, 10.4 to 10000, 6.4 rest
books media video-games: 15.4
device-accessories: 45.4`,
    minimum: 30,
    withoutMinimum: ['books', 'media', 'video-games'],
  },
  'amazon-ca-2026-11-21': {
    table: `
general home lawn-mowers pet-supplies tools power-tools musical-instruments bags sports toys books media video-games: 15
electronics: 8
clothing: 10 below 20, 17
health beauty baby: 8 to 15, 15
automotive industrial: 12
electronics-accessories: 15 part 100, 8
device-accessories: 45
grocery: 8 to 20, 15`,
    minimum: 0.4,
    withoutMinimum: ['books', 'media', 'video-games', 'grocery'],
  },
  'amazon-au-2026-10-09': {
    table: `
general: 15
home lawn-mowers power-tools tools: 13
pet-supplies sports: 13 part 200, 12`,
    minimum: 0,
    withoutMinimum: [],
  },
  'amazon-mx-2026-09-03': {
    table: `
general clothing home books media baby furniture appliances-compact appliances-full-size lawn-mowers jewelry: 15
pet-supplies pet-food tools musical-instruments footwear bags sports video-games: 15
health beauty: 12 to 200, 15
grocery: 12 to 500, 15
toys: 8 to 300, 15
alcohol video-game-consoles: 8
automotive power-tools: 12
electronics computers tires: 10
industrial: 14
device-accessories: 45
electronics-accessories: 15 part 2000, 8
watches: 16 part 5000, 5`,
    minimum: 8,
    withoutMinimum: [],
  },
  'amazon-in-2026-06-10': {
    table: `
books: 0 below 250, 2 below 500, 4 below 1000, 13.5
video-game-consoles: 7 below 500, 5 below 1000, 9
watches: 0 below 1000, 15
pet-food: 0 below 300, 6.5 below 1000, 9.5`,
    minimum: 0,
    withoutMinimum: [],
  },
  'amazon-ae-2026-10-10': {
    table: `
electronics: 7
health beauty pet-supplies: 8 to 50, 15
electronics-accessories: 15 part 250, 8
home lawn-mowers power-tools tools: 15
sports: 14`,
    minimum: 1,
    withoutMinimum: [],
  },
};

/** The categories of a table with their rates as text. */
export function plainRows({ table }: PlainReferralTable): Map<string, string> {
  return new Map(
    table
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [categories = '', rates = ''] = line.split(': ');
        return categories.split(' ').map((category) => [category, rates] as const);
      }),
  );
}

/** In hundredths of the currency, and hundredths of a percent, so that all sums are whole numbers. */
export function plainReferral(rates: string, cents: number, minimum: number): number {
  let charged = 0;
  let bound = 0;
  for (const part of rates.split(', ')) {
    const [rate = '0', kind, upTo = '0'] = part.split(' ');
    const share = Math.round(Number(rate) * 100);
    const end = kind === 'rest' || kind === undefined ? Infinity : Number(upTo) * 100;
    const isHere = kind === 'below' ? cents < end : cents <= end;
    if (kind === 'part' || kind === 'rest' || (rates.includes('part') && kind === undefined)) {
      charged += share * (Math.min(cents, end) - bound);
    } else charged = share * (isHere ? cents : end);
    if (isHere) break;
    bound = end;
  }
  return Math.max(minimum, charged / 1_000_000);
}
