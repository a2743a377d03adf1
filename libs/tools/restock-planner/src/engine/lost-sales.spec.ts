import { lostSales } from './lost-sales.ts';

const NO_INBOUND = { inbound: null, inboundDays: null };

describe('lostSales', () => {
  it.each([
    ['nothing while the stock lasts to the day', NO_INBOUND, 300, { beforeInbound: 0, beforeArrival: 0 }],
    ['one day after the stock', NO_INBOUND, 290, { beforeInbound: 0, beforeArrival: 10 }],
    ['every day without stock', NO_INBOUND, 0, { beforeInbound: 0, beforeArrival: 300 }],
    ['every day with promised units only', NO_INBOUND, -50, { beforeInbound: 0, beforeArrival: 300 }],
    [
      'the gap before inbound units, then nothing',
      { inbound: 200, inboundDays: 12 },
      100,
      { beforeInbound: 20, beforeArrival: 0 },
    ],
    [
      'both gaps around inbound units',
      { inbound: 50, inboundDays: 12 },
      100,
      { beforeInbound: 20, beforeArrival: 130 },
    ],
    [
      'promised units out of the inbound units',
      { inbound: 50, inboundDays: 0 },
      -50,
      { beforeInbound: 0, beforeArrival: 300 },
    ],
    [
      'the time up to the arrival where inbound units come later',
      { inbound: 500, inboundDays: 31 },
      100,
      { beforeInbound: 200, beforeArrival: 0 },
    ],
    [
      'nothing between stock and inbound units of an unknown day',
      { inbound: 150, inboundDays: null },
      100,
      { beforeInbound: 0, beforeArrival: 50 },
    ],
  ])('counts %s', (_what, row, onHand, expected) => {
    expect(lostSales(row, { rate: 10, onHand, days: 30 })).toEqual(expected);
  });
});
