import { FEE_MARKETPLACE_CODES } from '@seller-toolbox/reference-data/marketplaces.data';
import { rule, ruleSetField } from '@seller-toolbox/tool-contract';
import * as z from 'zod/mini';
import { marketplaceOfCard, RULE_SET_IDS } from '@seller-toolbox/fee-cards/fba/rule-sets.data';
import { CLOSING_GROUPS, INBOUND_SPLITS } from '@seller-toolbox/fee-cards/fba/optional-fee-choices';
import { UNIT_SYSTEMS } from '@seller-toolbox/fee-cards/fba/unit-system';

export const CATEGORIES = ['standard', 'oversize', 'dangerous', 'apparel'] as const;

/** A larger number is a typing error: 25 m, ten thousand pounds or kilograms, a million dollars. */
const MAX_SIDE = 2540;
const MAX_WEIGHT = 10_000;
const MAX_PRICE = 1_000_000;

/** Days or weeks; a larger number is a typing error. */
const MAX_STOCK = 10_000;

const stock = z._default(z.nullable(z.number().check(z.gte(0), z.lte(MAX_STOCK))), null);
const side = z.number().check(z.gte(0), z.lte(MAX_SIDE));

/**
 * The packed item. Sides and weight are in inches and pounds or in centimeters and kilograms, by `unitSystem`, which
 * left out is the marketplace's. `price` is the selling price in the card's currency; `date` is the day of the charge,
 * `YYYY-MM-DD`, left out today in the marketplace. `hasLowerPriceLimit`: of a category for which a lower price counts as low in
 * Europe; `isGrocery`: health, personal care, groceries or alcoholic drinks, with fees of their own in Mexico; `inboundSplit`, `daysOfSupply`, `utilizationWeeks` and
 * `closingGroup`: fees that depend on how the seller ships and stocks, none by default; `centralEurope`: the seller takes part in the Central Europe program of Germany.
 */
export const inputSchema = z
  .strictObject({
    ruleSet: ruleSetField(RULE_SET_IDS),
    marketplace: z._default(z.enum(FEE_MARKETPLACE_CODES), 'US'),
    unitSystem: z.optional(z.enum(UNIT_SYSTEMS)),
    length: side,
    width: side,
    height: side,
    weight: z.number().check(z.gte(0), z.lte(MAX_WEIGHT)),
    category: z._default(z.enum(CATEGORIES), 'standard'),
    isOversized: z._default(z.boolean(), false),
    isDangerous: z._default(z.boolean(), false),
    isApparel: z._default(z.boolean(), false),
    isGrocery: z._default(z.boolean(), false),
    hasLowerPriceLimit: z._default(z.boolean(), false),
    inboundSplit: z._default(z.enum(INBOUND_SPLITS), 'optimized'),
    daysOfSupply: stock,
    utilizationWeeks: stock,
    closingGroup: z._default(z.enum(CLOSING_GROUPS), 'none'),
    centralEurope: z._default(z.boolean(), true),
    price: z._default(z.nullable(z.number().check(z.gte(0), z.lte(MAX_PRICE))), null),
    date: z.optional(z.iso.date()),
  })
  .check(
    rule('no-rate-card', ({ ruleSet, marketplace }) => marketplaceOfCard(ruleSet) === marketplace, [
      'marketplace',
    ]),
  );

export type FbaInput = z.output<typeof inputSchema>;
