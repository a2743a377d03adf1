import { stockStatus, type StockState } from './stock-status.ts';

/** A product in order: 100 days of stock, an order due in 30 days. */
const situation: StockState = {
  rate: 1,
  onHand: 100,
  daysOnHand: 100,
  daysOfCover: 100,
  leadTimeDays: 20,
  orderInDays: 30,
};

describe('stockStatus', () => {
  it.each<[string, Partial<StockState>]>([
    ['ok', {}],
    ['no-sales', { rate: 0, onHand: 0 }],
    ['out-of-stock', { onHand: 0 }],
    ['out-of-stock', { onHand: -1 }],
    ['ok', { onHand: 1 }],
    ['order-late', { orderInDays: 0, daysOfCover: 19.9 }],
    ['order-now', { orderInDays: 0, daysOfCover: 20 }],
    ['order-soon', { orderInDays: 1, daysOfCover: 19.9 }],
    ['order-soon', { orderInDays: 7 }],
    ['ok', { orderInDays: 8 }],
    ['ok', { daysOnHand: 180 }],
    ['overstocked', { daysOnHand: 180.1 }],
    ['order-soon', { orderInDays: 7, daysOnHand: 180.1 }],
  ])('is %s with %j', (status, part) => {
    expect(stockStatus({ ...situation, ...part })).toBe(status);
  });
});
