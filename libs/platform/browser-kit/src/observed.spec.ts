import { createObserved } from './observed.ts';

describe('an observed value', () => {
  it('notifies each listener, which then reads the new value', () => {
    const value = createObserved(1);
    const seen: string[] = [];
    value.subscribe(() => seen.push(`one ${value.read()}`));
    value.subscribe(() => seen.push(`other ${value.read()}`));
    value.write(2);
    expect(seen).toEqual(['one 2', 'other 2']);
  });

  it('does not notify removed listeners', () => {
    const value = createObserved('a');
    let notified = 0;
    const stop = value.subscribe(() => (notified += 1));
    value.subscribe(() => undefined);
    stop();
    value.write('b');
    expect([notified, value.read()]).toEqual([0, 'b']);
  });
});
