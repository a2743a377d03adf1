import { createIngestionQueue, type IngestionQueue } from './ingestion-queue.ts';
import type { NewBatch } from './ingestion.repository.ts';

const NOW = new Date('2026-11-21T10:00:00.000Z');

function batch(name: string, size = 1): NewBatch {
  const event = { received_at: NOW, occurred_at: NOW, session_hash: '1', type: 'session' as const };
  return { key: name, receivedAt: NOW, expiresAt: NOW, events: Array(size).fill(event) };
}

const nameOf = ({ key }: NewBatch) => key;
const settled = () => new Promise(setImmediate);

/** A database with statements that the test ends. */
function slowDatabase(options: { maxWaitingEvents?: number; maxWaitMs?: number } = {}) {
  const statements: { names: string[]; end: (error?: unknown) => void }[] = [];
  const insert = (batches: readonly NewBatch[]) =>
    new Promise<number[]>((resolve, reject) => {
      const end = (error?: unknown) =>
        error === undefined ? resolve(batches.map(({ events }) => events.length)) : reject(error);
      statements.push({ names: batches.map(nameOf), end });
    });
  const queue = createIngestionQueue({ insert, ...options });
  return { queue, statements, end: (error?: unknown) => statements.at(-1)?.end(error) };
}

/** The result of each: the number stored, or the error code. */
function outcomes(calls: Promise<number>[]) {
  return Promise.all(calls.map((call) => call.catch((error: { code?: string }) => error.code)));
}

const storeAll = (queue: IngestionQueue, names: string[]) => names.map((name) => queue.store(batch(name)));

describe('batches that arrive during a statement', () => {
  it('share the next statement and are answered after its commit', async () => {
    const { queue, statements, end } = slowDatabase();
    const first = storeAll(queue, ['a', 'b']);
    await settled();
    const answered: string[] = [];
    const second = ['c', 'd', 'e'].map((name) =>
      queue.store(batch(name, 2)).then((stored) => {
        answered.push(name);
        return stored;
      }),
    );
    end();
    expect(await outcomes(first)).toEqual([1, 1]);
    await settled();
    expect(statements.map(({ names }) => names)).toEqual([
      ['a', 'b'],
      ['c', 'd', 'e'],
    ]);
    expect(answered).toEqual([]);
    end();
    expect(await outcomes(second)).toEqual([2, 2, 2]);
  });

  it('are sent to the database before the previous batches are answered', async () => {
    const { queue, statements, end } = slowDatabase();
    const first = queue.store(batch('a')).then(() => statements.length);
    await settled();
    const second = queue.store(batch('b'));
    end();
    expect(await first).toBe(2);
    end();
    expect(await second).toBe(1);
  });

  it('are split into statements of limited size', async () => {
    const { queue, statements, end } = slowDatabase();
    const calls = Array.from({ length: 30 }, (_, index) => queue.store(batch(`batch ${index}`, 100)));
    await settled();
    end();
    await outcomes(calls.slice(0, 20));
    await settled();
    end();
    await outcomes(calls);
    expect(statements.map(({ names }) => names.length)).toEqual([20, 10]);
  });
});

describe('a batch that is sent twice', () => {
  it('is stored once when both wait at the same time', async () => {
    const { queue, statements, end } = slowDatabase();
    const calls = storeAll(queue, ['a', 'b', 'a', 'a']);
    await settled();
    end();
    expect(await outcomes(calls)).toEqual([1, 1, 0, 0]);
    expect(statements).toHaveLength(1);
  });

  it('is stored if the first was rejected', async () => {
    const { queue, statements, end } = slowDatabase();
    const calls = outcomes(storeAll(queue, ['a', 'a']));
    await settled();
    end({ code: '23514' });
    await settled();
    end();
    expect(await calls).toEqual(['23514', 1]);
    expect(statements.map(({ names }) => names)).toEqual([['a'], ['a']]);
  });
});

describe('an invalid batch', () => {
  it('does not fail the other batches', async () => {
    const insert = async (batches: readonly NewBatch[]) => {
      if (batches.some((one) => nameOf(one) === 'bad')) throw Object.assign(new Error(), { code: '23514' });
      return batches.map(() => 1);
    };
    const queue = createIngestionQueue({ insert });
    expect(await outcomes(storeAll(queue, ['a', 'bad', 'b']))).toEqual([1, '23514', 1]);
  });
});

describe('an unavailable database', () => {
  it('rejects waiting batches and stores later ones', async () => {
    const { queue, end } = slowDatabase();
    const first = storeAll(queue, ['a']);
    await settled();
    const waiting = storeAll(queue, ['b', 'c']);
    end({ code: 'ECONNREFUSED' });
    expect(await outcomes([...first, ...waiting])).toEqual(['ECONNREFUSED', 'ECONNREFUSED', 'ECONNREFUSED']);
    await settled();
    const later = storeAll(queue, ['d']);
    await settled();
    end();
    expect(await outcomes(later)).toEqual([1]);
  });

  it('rejects batches after the maximum wait; a late success is ignored', async () => {
    const { queue, statements, end } = slowDatabase({ maxWaitMs: 1 });
    const first = storeAll(queue, ['a']);
    await settled();
    const calls = [...first, ...storeAll(queue, ['b'])];
    expect(await outcomes(calls)).toEqual(['service.unavailable', 'service.unavailable']);
    end();
    await queue.drain();
    expect(statements).toHaveLength(1);
  });
});

describe('a full queue', () => {
  it('rejects excess batches, and accepts more when a statement has started', async () => {
    const { queue, end } = slowDatabase({ maxWaitingEvents: 3 });
    const kept = [queue.store(batch('a', 2)), queue.store(batch('b', 1))];
    expect(await outcomes([queue.store(batch('c'))])).toEqual(['service.unavailable']);
    await settled();
    const next = queue.store(batch('d', 3));
    end();
    expect(await outcomes(kept)).toEqual([2, 1]);
    await settled();
    end();
    expect(await outcomes([next])).toEqual([3]);
  });
});

describe('draining', () => {
  it('waits for queued batches', async () => {
    const { queue, end } = slowDatabase();
    const calls = storeAll(queue, ['a']);
    await settled();
    calls.push(...storeAll(queue, ['b']));
    const drained = queue.drain();
    end();
    await settled();
    await settled();
    end();
    await drained;
    expect(await outcomes(calls)).toEqual([1, 1]);
  });

  it('resolves immediately with an empty queue', () =>
    createIngestionQueue({ insert: async () => [] }).drain());
});
