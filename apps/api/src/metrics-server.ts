import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { Config } from './config.ts';
import { toConfigError } from './listen.ts';
import type { Metrics } from './ports/metrics.ts';

export interface MetricsServer {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** Serves the metrics on a separate port, which must not be public. */
export async function startMetricsServer(
  metrics: Pick<Metrics, 'text' | 'contentType'>,
  { HOST, METRICS_PORT }: Pick<Config, 'HOST' | 'METRICS_PORT'>,
): Promise<MetricsServer> {
  const server = createServer(({ method, url }, answer) => {
    if (method !== 'GET' || url !== '/metrics') {
      answer.writeHead(404).end();
      return;
    }
    void metrics.text().then(
      (text) => answer.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => answer.writeHead(500).end(),
    );
  });
  server.listen(METRICS_PORT, HOST);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw toConfigError(error, 'METRICS_PORT') ?? error;
  }
  return { port: portOf(server), stop: () => stop(server) };
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function stop(server: Server): Promise<void> {
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
}
