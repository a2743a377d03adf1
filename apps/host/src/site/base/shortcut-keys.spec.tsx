import { siteKey, singleKeys } from './shortcut-keys.ts';

function press(init: KeyboardEventInit, on: Element = document.body, answered = false) {
  let asked: ReturnType<typeof siteKey> = null;
  const listen = (event: KeyboardEvent) => (asked = siteKey(event));
  addEventListener('keydown', listen);
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
  if (answered) event.preventDefault();
  on.dispatchEvent(event);
  removeEventListener('keydown', listen);
  return asked;
}

function field(): Element {
  document.body.innerHTML = '<label>text <input></label>';
  const input = document.querySelector('input');
  if (!input) throw new Error('no field');
  return input;
}

afterEach(() => singleKeys.write(true));

describe('a key of the site', () => {
  it.each<[KeyboardEventInit, string | null]>([
    [{ key: 'k', ctrlKey: true }, 'palette'],
    [{ key: 'k', metaKey: true }, 'palette'],
    [{ key: 'K', ctrlKey: true }, 'palette'],
    [{ key: 'k', ctrlKey: true, shiftKey: true }, null],
    [{ key: 'k', ctrlKey: true, altKey: true }, null],
    [{ key: 'k' }, null],
    [{ key: '/' }, 'search'],
    [{ key: '/', ctrlKey: true }, null],
    [{ key: '?', shiftKey: true }, 'shortcuts'],
    [{ key: '/', isComposing: true }, null],
    [{ key: 'a' }, null],
  ])('%j triggers %s', (init, asked) => {
    expect(press(init)).toBe(asked);
  });

  it('is left to a field, except with Ctrl', () => {
    expect(press({ key: '/' }, field())).toBeNull();
    expect(press({ key: '?' }, field())).toBeNull();
    expect(press({ key: 'k', ctrlKey: true }, field())).toBe('palette');
  });

  it('is ignored if another handler prevented its default', () => {
    expect(press({ key: 'k', ctrlKey: true }, document.body, true)).toBeNull();
    expect(press({ key: '/' }, document.body, true)).toBeNull();
  });

  it('does nothing without Ctrl where single keys are off', () => {
    singleKeys.write(false);
    expect(press({ key: '/' })).toBeNull();
    expect(press({ key: '?' })).toBeNull();
    expect(press({ key: 'k', metaKey: true })).toBe('palette');
    expect(localStorage.getItem('stb:single-keys')).toBe('off');
  });
});
