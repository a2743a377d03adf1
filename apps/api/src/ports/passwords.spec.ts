import { argon2Passwords, fakePasswords, queuedPasswords, type Passwords } from './passwords.ts';

describe('a hashed password', () => {
  it('is argon2id with 19 MiB, two passes and one lane, and never the same twice', async () => {
    const [first, second] = await Promise.all([
      argon2Passwords.hash('Secret-1'),
      argon2Passwords.hash('Secret-1'),
    ]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
    expect(await argon2Passwords.verify(first, 'Secret-1')).toBe(true);
    expect(await argon2Passwords.verify(first, 'Secret-2')).toBe(false);
  });

  it('is not cut: the 256th character counts', async () => {
    const long = 'x'.repeat(255);
    const stored = await argon2Passwords.hash(`${long}a`);
    expect(await argon2Passwords.verify(stored, `${long}b`)).toBe(false);
  });

  it.each([
    ['composed otherwise', 'Caf\u00e9-2026', 'Cafe\u0301-2026'],
    ['in full width', 'Secret-1', 'Secret-\uff11'],
    ['in another case', 'Secret-1', 'secret-1'],
    ['with a blank behind it', 'Secret-1', 'Secret-1 '],
  ])('is of what was received: it does not fit %s', async (_title, chosen, typed) => {
    const stored = await argon2Passwords.hash(chosen);
    expect(await argon2Passwords.verify(stored, typed)).toBe(false);
    expect(await argon2Passwords.verify(stored, chosen)).toBe(true);
  });

  it('may be looked for where there is none', async () => {
    await expect(argon2Passwords.verifyDummy('x')).resolves.toBeUndefined();
  });
});

describe('the queue of passwords', () => {
  /** Its work ends when the test resolves it. */
  function heldPasswords() {
    const ends: (() => void)[] = [];
    let most = 0;
    let now = 0;
    const held: Passwords = {
      ...fakePasswords,
      verify: () => {
        most = Math.max(most, ++now);
        return new Promise((resolve) =>
          ends.push(() => {
            now--;
            resolve(true);
          }),
        );
      },
    };
    return { held, ends, most: () => most };
  }
  const settle = () => new Promise(setImmediate);
  const full = () => new Error('full');

  it('runs two, queues fifty and rejects the next immediately', async () => {
    const { held, ends, most } = heldPasswords();
    const queue = queuedPasswords(held, full);
    const admitted = Array.from({ length: 52 }, () => queue.verify('', ''));
    await expect(queue.verify('', '')).rejects.toThrow('full');
    for (let ended = 0; ended < 52; ended++) {
      await settle();
      ends[ended]?.();
    }
    expect(await Promise.all(admitted)).toEqual(Array(52).fill(true));
    expect(most()).toBe(2);
    await settle();
    const again = queue.verify('', '');
    await settle();
    ends.at(-1)?.();
    expect(await again).toBe(true);
  });

  it('turns away who has waited too long, and serves the others', async () => {
    const { held, ends } = heldPasswords();
    const queue = queuedPasswords(held, full, { atWork: 1, waiting: 2, maxWaitMs: 5 });
    const served = queue.verify('', '');
    await expect(queue.verify('', '')).rejects.toThrow('full');
    await settle();
    ends[0]?.();
    expect(await served).toBe(true);
    const next = queue.verify('', '');
    await settle();
    ends[1]?.();
    expect(await next).toBe(true);
  });

  it('goes on after a failure', async () => {
    const failing = { ...fakePasswords, hash: () => Promise.reject(new Error('no memory')) };
    const queue = queuedPasswords(failing, full, { atWork: 1, waiting: 0, maxWaitMs: 1 });
    await expect(queue.hash('x')).rejects.toThrow('no memory');
    expect(await queue.verify(await fakePasswords.hash('x'), 'x')).toBe(true);
  });
});
