import { JSDOM } from 'jsdom';
import { createBrowserAddress } from './tool-address.ts';

describe('createBrowserAddress', () => {
  const { window } = new JSDOM('', { url: 'https://example.test/en/tools/adder?lang=en#a=1' });
  beforeAll(() => {
    Object.assign(globalThis, { window });
  });
  afterAll(() => {
    window.close();
    Reflect.deleteProperty(globalThis, 'window');
  });
  const address = createBrowserAddress();

  it('names the page, and reads the fragment without its sign', () => {
    expect([address.page(), address.read()]).toEqual(['/en/tools/adder', 'a=1']);
  });

  it('links to the page with another fragment', () => {
    expect(address.link('a=2')).toBe('https://example.test/en/tools/adder?lang=en#a=2');
  });

  it('replaces the fragment without a history entry, and keeps the state of the entry', () => {
    window.history.replaceState({ key: 'x' }, '');
    const entries = window.history.length;
    address.replace('a=3');
    expect([address.read(), window.history.length, window.history.state]).toEqual([
      'a=3',
      entries,
      { key: 'x' },
    ]);
  });

  it('notifies of a fragment that was changed from outside, until it is unsubscribed', () => {
    let count = 0;
    const stop = address.subscribe(() => (count += 1));
    window.dispatchEvent(new window.Event('hashchange'));
    stop();
    window.dispatchEvent(new window.Event('hashchange'));
    expect(count).toBe(1);
  });
});
