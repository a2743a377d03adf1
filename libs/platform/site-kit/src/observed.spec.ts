import { createObserved } from './observed.ts';

describe('a value that is followed', () => {
  it('is told of to each who listens, who reads the new one by then', () => {
    const value = createObserved(1);
    const seen: string[] = [];
    value.subscribe(() => seen.push(`one ${value.read()}`));
    value.subscribe(() => seen.push(`other ${value.read()}`));
    value.write(2);
    expect(seen).toEqual(['one 2', 'other 2']);
  });

  it('is not told of any more to who has stopped listening', () => {
    const value = createObserved('a');
    let told = 0;
    const stop = value.subscribe(() => (told += 1));
    value.subscribe(() => undefined);
    stop();
    value.write('b');
    expect([told, value.read()]).toEqual([0, 'b']);
  });
});
