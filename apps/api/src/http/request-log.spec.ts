import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { createTestApp, testCatalogue } from '../test-app.ts';

/** As the driver makes one of a row that breaks a check. */
const refusedRow = Object.assign(new Error('new row violates check constraint "feedback_rating_check"'), {
  name: 'DatabaseError',
  code: '23514',
  detail: 'Failing row contains (wei@example.com, the carton does not close).',
  where: 'a function that was given wei@example.com',
});

describe('the log of an error', () => {
  it('has its kind, message, code and stack, and not the row that the database quotes', async () => {
    const lines: string[] = [];
    const app = await createTestApp({
      catalogue: { ...testCatalogue, loadTitles: () => Promise.reject(refusedRow) },
      settings: { logger: { level: 'trace', stream: { write: (line) => void lines.push(line) } } },
    });
    expect((await app.inject('/api/v1/tools')).statusCode).toBe(500);
    await app.close();
    const { err } = JSON.parse(lines.find((line) => line.includes('"err"')) ?? '{}');
    expect(err).toEqual({
      type: 'DatabaseError',
      message: refusedRow.message,
      code: '23514',
      stack: expect.stringContaining('request-log.spec'),
    });
    expect(lines.join('')).not.toContain('wei@example.com');
  });
});

describe('the line of a call', () => {
  it('tells who was refused, and with what', async () => {
    const lines: string[] = [];
    const app = await createTestApp({
      identify: async () => ({ id: 'u1', username: 'mei', role: 'viewer', sessionId: 's1' }),
      settings: { logger: { level: 'info', stream: { write: (line) => void lines.push(line) } } },
    });
    const { code } = (await app.inject('/api/v1/audit')).json().error;
    await app.inject('/api/v1/tools');
    await app.close();
    const [refused, served] = lines
      .map((line) => JSON.parse(line))
      .filter(({ msg }: { msg: string }) => msg === 'request');
    expect(refused).toMatchObject({ status: 403, route: '/api/v1/audit', user: 'u1', refused: code });
    expect(served).toMatchObject({ status: 200, route: '/api/v1/tools' });
    for (const name of ['user', 'refused']) expect(served).not.toHaveProperty(name);
  });

  it('is written of a call without a host too', async () => {
    const lines: string[] = [];
    const app = await createTestApp({
      settings: { logger: { level: 'info', stream: { write: (line) => void lines.push(line) } } },
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
    // A server that listens on a port has such an address.
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.resume().write('GET /health/live HTTP/1.1\r\nConnection: close\r\n\r\n');
    await once(socket, 'close');
    await app.close();
    const calls = lines
      .map((line) => JSON.parse(line))
      .filter(({ msg }: { msg: string }) => msg === 'request');
    expect(calls).toMatchObject([{ status: 400, milliseconds: expect.any(Number) }]);
  });
});
