import { createStored } from './storage.ts';

const counter = (area?: () => Storage) =>
  createStored<number>({
    key: 'stb:counter',
    parse: (text) => (/^\d+$/.test(text ?? '') ? Number(text) : 0),
    format: String,
    ...(area ? { area } : {}),
  });

const blocked = () => {
  throw new DOMException('blocked', 'SecurityError');
};

beforeEach(() => localStorage.clear());

describe('a stored value', () => {
  it('survives in storage', () => {
    counter().write(3);
    expect(counter().read()).toBe(3);
  });

  it('is the fallback for an invalid text', () => {
    localStorage.setItem('stb:counter', '{"evil":true}');
    expect(counter().read()).toBe(0);
  });

  it('lives in memory when storage is blocked', () => {
    const stored = counter(blocked);
    expect(stored.read()).toBe(0);
    stored.write(5);
    expect(stored.read()).toBe(5);
  });

  it('notifies listeners until they unsubscribe', () => {
    const stored = counter();
    const seen: number[] = [];
    const leave = stored.subscribe(() => seen.push(stored.read()));
    stored.write(1);
    leave();
    stored.write(2);
    expect(seen).toEqual([1]);
  });

  it('follows what another tab wrote', () => {
    const stored = counter();
    expect(stored.read()).toBe(0);
    const leave = stored.subscribe(() => undefined);
    localStorage.setItem('stb:counter', '9');
    dispatchEvent(new StorageEvent('storage', { key: 'stb:counter' }));
    expect(stored.read()).toBe(9);
    leave();
  });

  it.each([
    ['another tab clears the storage', null, 1],
    ['another tab writes it', 'stb:counter', 1],
    ['another tab writes something else', 'stb:other', 0],
  ])('notifies its listeners when %s, or not', (_title, key, times) => {
    const listener = jest.fn();
    const leave = counter().subscribe(listener);
    dispatchEvent(new StorageEvent('storage', { key }));
    expect(listener).toHaveBeenCalledTimes(times);
    leave();
    dispatchEvent(new StorageEvent('storage', { key }));
    expect(listener).toHaveBeenCalledTimes(times);
  });

  it('is the fallback after another tab cleared the storage', () => {
    const stored = counter();
    stored.write(3);
    const seen: number[] = [];
    const leave = stored.subscribe(() => seen.push(stored.read()));
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));
    leave();
    expect(seen).toEqual([0]);
  });

  it('is what another tab wrote last, also without a listener', () => {
    const stored = counter();
    stored.write(1);
    localStorage.setItem('stb:counter', '9');
    expect(stored.read()).toBe(9);
  });

  it('lives in memory when storage is full, until another tab can write', () => {
    localStorage.setItem('stb:counter', '2');
    const full = (): Storage => ({
      ...localStorage,
      getItem: (key: string) => localStorage.getItem(key),
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    const stored = counter(full);
    stored.write(5);
    expect(stored.read()).toBe(5);
    localStorage.setItem('stb:counter', '7');
    expect(stored.read()).toBe(7);
  });

  it('stays the same object until it is written', () => {
    const list = createStored<readonly string[]>({
      key: 'stb:list',
      parse: (text) => (text ?? '').split(','),
      format: String,
    });
    expect(list.read()).toBe(list.read());
  });
});
