import { createServer } from 'node:net';
import { once } from 'node:events';
import Fastify from 'fastify';
import { listen } from './listen.ts';

describe('listening', () => {
  it('names PORT when another program is there', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const app = Fastify();
    await expect(listen(app, { HOST: '127.0.0.1', PORT: port })).rejects.toThrow(
      /^PORT must be a port that no other program listens on$/,
    );
    await app.close();
    other.close();
  });

  it('names HOST when the address is not one of this machine', async () => {
    const app = Fastify();
    await expect(listen(app, { HOST: '203.0.113.7', PORT: 0 })).rejects.toThrow(/^HOST must be an address/);
    await app.close();
  });
});
