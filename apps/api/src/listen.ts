import type { FastifyInstance } from 'fastify';
import { ConfigError, type Config } from './config.ts';

/** Listens where the configuration says; where that is impossible, the line names the variable to change. */
export async function listen(
  app: FastifyInstance,
  { HOST, PORT }: Pick<Config, 'HOST' | 'PORT'>,
): Promise<void> {
  try {
    await app.listen({ host: HOST, port: PORT });
  } catch (error) {
    throw complaintOf(error, 'PORT') ?? error;
  }
}

/** What the operator can mend about a port that cannot be listened on; null where it is something else. */
export function complaintOf(error: unknown, port: 'PORT' | 'METRICS_PORT'): ConfigError | null {
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
