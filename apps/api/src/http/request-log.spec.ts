import { EventEmitter, once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { createTestApp, testCatalogue } from '../test-app.ts';

/** An error of the driver for a row that violates a check. */
const rejectedRow = Object.assign(new Error('new row violates check constraint "feedback_rating_check"'), {
  name: 'DatabaseError',
  code: '23514',
  detail: 'Failing row contains (wei@example.com, the carton does not close).',
  where: 'a function that was given wei@example.com',
});

describe('the log of an error', () => {
  it('has type, message, code and stack, without the row quoted by the database', async () => {
    const lines: string[] = [];
    const app = await createTestApp({
      catalogue: { ...testCatalogue, loadTitles: () => Promise.reject(rejectedRow) },
      settings: { logger: { level: 'trace', stream: { write: (line) => void lines.push(line) } } },
    });
    expect((await app.inject('/api/v1/tools')).statusCode).toBe(500);
    await app.close();
    const { err } = JSON.parse(lines.find((line) => line.includes('"err"')) ?? '{}');
    expect(err).toEqual({
      type: 'DatabaseError',
      message: rejectedRow.message,
      code: '23514',
      stack: expect.stringContaining('request-log.spec'),
    });
    expect(lines.join('')).not.toContain('wei@example.com');
  });

  it('is not written for an expected rejection or a body that its sender did not finish', async () => {
    const lines: { level: number; status?: number }[] = [];
    const logged = new EventEmitter();
    const write = (line: string) => {
      lines.push(JSON.parse(line));
      logged.emit(String(lines.at(-1)?.status));
    };
    const app = await createTestApp({
      runs: { run: async () => ({ kind: 'busy' }) },
      settings: { logger: { level: 'info', stream: { write } } },
    });
    const [tool] = testCatalogue.tools;
    const path = `/api/v1/tools/${tool?.id}/run`;
    expect((await app.inject({ method: 'POST', url: path, payload: { input: {} } })).statusCode).toBe(503);
    await app.listen({ host: '127.0.0.1', port: 0 });
    // A listening server has an address object.
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    const head = [
      'POST /api/v1/feedback HTTP/1.1',
      'Host: a',
      'Content-Type: application/json',
      'Content-Length: 9',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n{`);
    await once(app.server, 'request');
    socket.destroy();
    await once(logged, '499');
    await app.close();
    expect(lines.filter(({ level }) => level > 30)).toEqual([]);
  });
});

describe('the log line of a request', () => {
  it('has the user and the error code', async () => {
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

  it('is written for a probe only when it fails', async () => {
    const lines: string[] = [];
    const app = await createTestApp({
      settings: { logger: { level: 'info', stream: { write: (line) => void lines.push(line) } } },
    });
    for (const path of ['/health/live', '/api/v1/health/live', '/health/ready', '/api/v1/tools'])
      await app.inject(path);
    await app.close();
    const calls = lines
      .map((line) => JSON.parse(line))
      .filter(({ msg }: { msg: string }) => msg === 'request');
    expect(calls).toMatchObject([
      { route: '/health/ready', status: 503 },
      { route: '/api/v1/tools', status: 200 },
    ]);
  });

  it('is also written for a request without Host header', async () => {
    const lines: string[] = [];
    const app = await createTestApp({
      settings: { logger: { level: 'info', stream: { write: (line) => void lines.push(line) } } },
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
    // A listening server has an address object.
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
