// @ts-check
import { withHint } from './compile-hints.mjs';

describe('withHint', () => {
  it.each(['main', 'embed', 'tool'])('comes before the code of %s', (name) => {
    expect(withHint(name, 'start();')).toBe('\n//# allFunctionsCalledOnLoad\nstart();');
  });

  it.each(['find-claims', 'tool-page'])('leaves %s as it is', (name) => {
    expect(withHint(name, 'start();')).toBe('start();');
  });
});
