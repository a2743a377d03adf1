import { memoizedSerializer } from './memoized-serializer.ts';

describe('memoizedSerializer', () => {
  it('equals JSON.stringify', () => {
    const data = [{ title: '水杯' }];
    const write = memoizedSerializer();
    for (const answer of [
      { success: true, data },
      { success: true, data },
      { success: true, data: {} },
    ])
      expect(write(answer)).toBe(JSON.stringify(answer));
  });

  it('serializes the same object once', () => {
    let written = 0;
    const data = { toJSON: () => ++written };
    const write = memoizedSerializer();
    expect([write({ data }), write({ data })]).toEqual(['{"data":1}', '{"data":1}']);
  });

  it('separates stale from fresh answers with the same data', () => {
    const data = ['a'];
    const write = memoizedSerializer();
    expect([write({ data }), write({ data, stale: true }), write({ data })]).toEqual([
      '{"data":["a"]}',
      '{"data":["a"],"stale":true}',
      '{"data":["a"]}',
    ]);
  });
});
