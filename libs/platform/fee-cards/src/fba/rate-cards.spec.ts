import { DAY } from '@seller-toolbox/tool-contract/durations';
import { marketplaceOf } from '@seller-toolbox/reference-data/marketplaces.data';
import { RATE_CARDS } from './rate-cards.ts';
import { marketplaceOfCard, RULE_SET_IDS } from './rule-sets.data.ts';
import { NAMED_WEIGHTS } from './named-weights.ts';
import { seasonOn } from './season.ts';

/** Every day of a leap year. */
const DAYS = Array.from({ length: 366 }, (_, index) =>
  new Date(Date.UTC(2028, 0, 1) + index * DAY).toISOString().slice(0, 10),
);

describe('RATE_CARDS', () => {
  it.each(RULE_SET_IDS)('has %s, the card of a marketplace in its currency', (id) => {
    expect(RATE_CARDS[id].ruleSet.id).toBe(id);
    expect(RATE_CARDS[id].currency).toBe(marketplaceOf(marketplaceOfCard(id)).currency);
  });
});

describe.each(Object.values(RATE_CARDS))('the card $ruleSet.id', (card) => {
  it('ends with a tier for any size, except in Japan, which has a largest one', () => {
    const isOpen = card.currency !== 'JPY';
    expect(card.tiers.at(-1)).toMatchObject({ maxSides: null, maxLengthPlusGirth: null });
    expect(card.tiers.at(-1)?.maxSideSum === undefined).toBe(isOpen);
  });

  it('has fees for every column', () => {
    const columns =
      card.columns === 'one' ? 1 : card.middlePriceBand?.topFrom ? 4 : card.middlePriceBand?.upTo ? 3 : 2;
    const tables = [
      ...Object.values(card.fulfillment).flatMap((table) => Object.values(table?.seasons ?? {})),
    ];
    const schedules = [...tables, card.lowPrice?.schedules ?? null].flatMap((one) =>
      Object.values(one ?? {}),
    );
    for (const { brackets, beyond } of schedules) {
      for (const { fees } of brackets) expect(fees.slice(0, columns)).toHaveLength(columns);
      for (const fee of [...brackets.flatMap(({ fees }) => fees), ...(beyond?.base ?? [])])
        expect(fee).toBeGreaterThan(0);
    }
  });

  it('names its tiers by their weight limits', () => {
    for (const { id, maxWeight, ownWeightAbove } of card.tiers) {
      const weights = NAMED_WEIGHTS[id];
      if (!weights) continue;
      expect(weights.toLb ?? null).toBe(maxWeight);
      expect(ownWeightAbove ?? weights.fromLb).toBe(weights.fromLb);
    }
  });

  it('has no tier twice', () => {
    expect(new Set(card.tiers.map(({ id }) => id)).size).toBe(card.tiers.length);
  });

  it.each([
    ['fulfillment', card.seasons],
    ['storage', card.storage && card.storage.seasons],
  ])('has its seasons of %s from one day to the day before the other', (_, seasons) => {
    const seasonAt = (index: number) => seasonOn(DAYS.at(index % DAYS.length) ?? '', seasons);
    const starts = DAYS.filter((_day, index) => seasonAt(index) !== seasonAt(index - 1));
    const ends = DAYS.filter((_day, index) => seasonAt(index) !== seasonAt(index + 1));
    const named = Object.values(seasons ?? {});
    expect(starts.map((day) => day.slice(5))).toEqual(named.map(({ from }) => from).sort());
    expect(ends.map((day) => day.slice(5))).toEqual(named.map(({ until }) => until).sort());
  });

  it('has one storage rate all year where it has no storage seasons', () => {
    if (!card.storage) return;
    const { seasons, general, apparel, dangerous } = card.storage;
    const rates = [general, apparel, dangerous].flatMap((one) => (one ? [one.standard, one.oversize] : []));
    expect(rates.every((rate) => rate.peak === rate['non-peak'])).toBe(seasons === null);
  });

  it('lists the unconfirmed ages in order, without a gap', () => {
    const unconfirmed = card.agedInventory?.rows.filter((row) => row.perVolume === null) ?? [];
    for (const [index, { fromDays }] of unconfirmed.entries()) {
      expect((unconfirmed[index - 1]?.toDays ?? fromDays - 1) + 1).toBe(fromDays);
    }
  });
});
