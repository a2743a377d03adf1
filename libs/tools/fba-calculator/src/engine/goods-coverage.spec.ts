import { FBA_RULE_SETS } from '@seller-toolbox/fee-cards/fba/rule-sets.data';
import { FEE_TABLES } from '@seller-toolbox/fee-cards/fba/rate-card';
import { RATE_CARDS } from '@seller-toolbox/fee-cards/fba/rate-cards';
import { FEE_MARKETPLACE_CODES } from '@seller-toolbox/reference-data/marketplaces.data';
import { createEnv } from '@seller-toolbox/tool-contract';
import { cardFindings } from './card-findings.ts';
import { compute } from './compute.ts';
import { CATEGORIES, inputSchema } from './fba-calculator.schema.ts';

/** Centimeters and kilograms, from an envelope to what is larger than every tier. */
const ITEMS = [
  [15, 10, 0.5, 0.05],
  [30, 20, 2, 0.2],
  [33, 23, 5, 0.9],
  [30, 20, 10, 0.5],
  [44, 33, 19, 5],
  [60, 45, 40, 1.5],
  [100, 50, 40, 16],
  [170, 60, 30, 30],
  [200, 90, 90, 70],
  [260, 30, 30, 200],
] as const;
/** Off the peak, with the higher storage rates, at the peak, and after the turn of the year. */
const DAYS = ['2026-09-20', '2026-10-10', '2026-11-20', '2027-01-10'];
const ENV = createEnv({ now: 0, seed: 1 });

/** A finding of one of these says why there is no fulfillment fee. */
const MISSING_FEE = [
  ...FEE_TABLES.map((table) => `${table}-fee-not-published`),
  'beyond-all-tiers',
  'no-tier-on-card',
];

/** The cards that are in force, one of each marketplace. */
const IN_FORCE = FEE_MARKETPLACE_CODES.map((marketplace) => {
  const set = FBA_RULE_SETS.find(
    ({ id, marketplaces }) => id !== 'standard' && marketplaces[0] === marketplace,
  );
  if (!set) throw new Error(`no card of ${marketplace}`);
  return { marketplace, ruleSet: set.id };
});

describe.each(IN_FORCE)('$ruleSet', ({ marketplace, ruleSet }) => {
  const card = RATE_CARDS[ruleSet];
  const { from = 20, upTo = null, topFrom } = card.middlePriceBand ?? {};
  const limits = [from, upTo, topFrom, card.lowPrice?.lowerLimit].filter(
    (limit) => typeof limit === 'number',
  );
  const prices = [null, ...limits.flatMap((limit) => [limit - 0.01, limit, limit + 0.01])];

  it.each(CATEGORIES)(
    'has a figure or a named reason for %s goods of any size, price and day',
    (category) => {
      const lacking = ITEMS.flatMap(([length, width, height, weight]) =>
        DAYS.flatMap((date) =>
          prices.flatMap((price) => {
            const size = { length, width, height, weight, unitSystem: 'metric' };
            const input = { ...size, ruleSet, marketplace, category, date, price, isGrocery: price !== null };
            const missing = missingReasons(input);
            return missing.length === 0 ? [] : [{ ...input, missing }];
          }),
        ),
      );
      expect(lacking.slice(0, 3)).toEqual([]);
    },
  );

  /** What is neither a figure nor explained by a finding. */
  function missingReasons(raw: Record<string, unknown>): string[] {
    const input = inputSchema.parse(raw);
    const computation = compute(input, card, ENV);
    const { context, quote, storageFee, totalFees } = computation;
    const codes = cardFindings(input, computation).map(({ code }) => code);
    const says = (code: string) => codes.includes(code);
    const isOtherTable = input.category !== context.feeTable;
    const named: readonly (readonly [string, boolean])[] = [
      ['fee', quote.fee !== null || MISSING_FEE.some(says)],
      ['total', quote.fee === null || totalFees !== null],
      ['storage', storageFee !== null || says('storage-unknown')],
      ['apparel', input.category !== 'apparel' || !isOtherTable || says('no-apparel-table')],
      [
        'dangerous goods',
        input.category !== 'dangerous' ||
          !isOtherTable ||
          quote.dangerousGoodsFee > 0 ||
          says('no-dangerous-table'),
      ],
      [
        'peak',
        quote.fee === null ||
          context.season === null ||
          context.season === context.feeSeason ||
          says('off-peak-fee'),
      ],
    ];
    return named.flatMap(([what, isNamed]) => (isNamed ? [] : [what]));
  }
});
