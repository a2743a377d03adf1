import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { ConfigError, type Config } from './config.ts';

/** Listens on the configured host and port. Throws a ConfigError that names the wrong variable. */
export async function listen(
  app: FastifyInstance,
  { HOST, PORT }: Pick<Config, 'HOST' | 'PORT'>,
): Promise<void> {
  try {
    await app.listen({ host: HOST, port: PORT });
  } catch (error) {
    throw toConfigError(error, 'PORT') ?? error;
  }
}

/** Converts a listen error to a ConfigError; null for other errors. */
export function toConfigError(error: unknown, port: 'PORT' | 'METRICS_PORT'): ConfigError | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  switch (error.code) {
    case 'EADDRINUSE':
      return new ConfigError(port, 'must be a port that no other program listens on');
    case 'EACCES':
      return new ConfigError(port, 'must be a port that this user may listen on');
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'EINVAL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new ConfigError('HOST', 'must be an address or a host name of this machine');
    default:
      return null;
  }
}

/** The URL for a browser on this machine, or under the configured address. */
export function addressOf(host: string, address: AddressInfo | string | null): string {
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const name = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host;
  return `http://${name}:${port}`;
}
