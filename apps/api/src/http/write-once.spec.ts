import { writeOnce } from './write-once.ts';

describe('a writer of what is asked for again and again', () => {
  it('writes what JSON.stringify writes', () => {
    const data = [{ title: '水杯' }];
    const write = writeOnce();
    for (const answer of [
      { success: true, data },
      { success: true, data },
      { success: true, data: {} },
    ])
      expect(write(answer)).toBe(JSON.stringify(answer));
  });

  it('writes the same object once', () => {
    let written = 0;
    const data = { toJSON: () => ++written };
    const write = writeOnce();
    expect([write({ data }), write({ data })]).toEqual(['{"data":1}', '{"data":1}']);
  });

  it('never mixes up an answer of an old copy with one that is fresh', () => {
    const data = ['a'];
    const write = writeOnce();
    expect([write({ data }), write({ data, stale: true }), write({ data })]).toEqual([
      '{"data":["a"]}',
      '{"data":["a"],"stale":true}',
      '{"data":["a"]}',
    ]);
  });
});
