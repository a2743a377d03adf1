import { DAY } from '@seller-toolbox/tool-contract/durations';
import { cardOf, RATE_CARDS, RULE_SET_IDS } from './rate-cards.ts';
import { seasonOn } from './season.ts';

/** Every day of a leap year. */
const DAYS = Array.from({ length: 366 }, (_, index) =>
  new Date(Date.UTC(2028, 0, 1) + index * DAY).toISOString().slice(0, 10),
);

describe('cardOf', () => {
  it.each(RULE_SET_IDS)('finds %s', (id) => {
    expect(cardOf(id).ruleSet.id).toBe(id);
  });

  it.each([undefined, 'none-such'])('returns the standard card for %s', (id) => {
    expect(cardOf(id).ruleSet.id).toBe('standard');
  });
});

describe.each(Object.values(RATE_CARDS))('the card $ruleSet.id', (card) => {
  it('ends with a tier for any size and weight, except below the unit weight that the tier requires', () => {
    expect(card.tiers.at(-1)).toMatchObject({ maxSides: null, maxLengthPlusGirth: null, maxWeight: null });
  });

  it('names its tiers by their weight limits', () => {
    for (const { namedWeights, maxWeight, ownWeightAbove } of card.tiers) {
      if (!namedWeights) continue;
      expect(namedWeights.toLb ?? null).toBe(maxWeight);
      expect(ownWeightAbove ?? namedWeights.fromLb).toBe(namedWeights.fromLb);
    }
  });

  it('gives no two tiers the same name', () => {
    const names = card.tiers.map(({ name, namedWeights }) => JSON.stringify([name, namedWeights]));
    expect(new Set(names).size).toBe(names.length);
  });

  it.each([
    ['fulfillment', card.seasons],
    ['storage', card.storage.seasons],
  ])('has its seasons of %s from one day to the day before the other', (_, seasons) => {
    const seasonAt = (index: number) => seasonOn(DAYS.at(index % DAYS.length) ?? '', seasons);
    const starts = DAYS.filter((_day, index) => seasonAt(index) !== seasonAt(index - 1));
    const ends = DAYS.filter((_day, index) => seasonAt(index) !== seasonAt(index + 1));
    const named = Object.values(seasons ?? {});
    expect(starts.map((day) => day.slice(5))).toEqual(named.map(({ from }) => from).sort());
    expect(ends.map((day) => day.slice(5))).toEqual(named.map(({ until }) => until).sort());
  });

  it('has one storage rate all year where it has no storage seasons', () => {
    const { seasons, general, dangerous } = card.storage;
    const rates = [general, dangerous].flatMap((one) => (one ? [one.standard, one.oversize] : []));
    expect(rates.every((rate) => rate.peak === rate['non-peak'])).toBe(seasons === null);
  });

  it('lists the unconfirmed ages in order, without a gap', () => {
    const unconfirmed = card.agedInventory.rows.filter((row) => row.perCubicFoot === null);
    for (const [index, { fromDays }] of unconfirmed.entries()) {
      expect((unconfirmed[index - 1]?.toDays ?? fromDays - 1) + 1).toBe(fromDays);
    }
  });
});
