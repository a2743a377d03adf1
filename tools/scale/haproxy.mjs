// @ts-check
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../apps/e2e/src/service/start-service.mjs';
import { PROGRAMS, findProgram } from './programs.mjs';
import { until } from './servers.mjs';

/**
 * HAProxy before replicas, with the settings of docs/scaling.md.
 * @param {import('./servers.mjs').Servers} servers
 * @param {readonly string[]} upstreams
 */
export async function startHaproxy(servers, upstreams) {
  const [port, statePort] = [await freePort(), await freePort()];
  const file = join(servers.folder, 'haproxy.cfg');
  writeFileSync(file, haproxySettings({ port, statePort }, upstreams));
  const server = servers.start(findProgram(PROGRAMS.haproxy) ?? '', ['-db', '-f', file]);
  const url = `http://127.0.0.1:${port}`;
  await until(`HAProxy answers\n${server.output()}`, () =>
    fetch(`${url}/health/ready`).then(
      ({ ok }) => ok || undefined,
      () => undefined,
    ),
  );
  return {
    url,
    /** Waits until the proxy sends calls to every replica, which an operator waits for between two of them. */
    allUp: () =>
      until('the proxy uses every replica', async () => {
        const table = await (await fetch(`http://127.0.0.1:${statePort}/;csv`)).text();
        return upServers(table) === upstreams.length || undefined;
      }),
  };
}

/**
 * The number of replicas that HAProxy uses, from its table of statistics.
 * @param {string} table
 */
export function upServers(table) {
  return table.split('\n').filter((line) => /^replicas,replica\d+,.*,UP,/.test(line)).length;
}

/**
 * @param {{ port: number, statePort: number }} ports
 * @param {readonly string[]} upstreams
 */
export function haproxySettings({ port, statePort }, upstreams) {
  const replicas = upstreams.map((url, index) => `  server replica${index + 1} ${new URL(url).host} check`);
  return `defaults
  mode http
  timeout connect 1s
  timeout client 65s
  timeout server 65s
  # By default as long as the time between two checks: a busy replica that answers late is not down.
  timeout check 5s
  option forwardfor

frontend site
  bind 127.0.0.1:${port}
  default_backend replicas

frontend state
  bind 127.0.0.1:${statePort}
  stats enable
  stats uri /

backend replicas
  balance leastconn
  option httpchk GET /health/ready
  default-server inter 500ms fall 3 rise 1
  # Tried again at the other replica: what reached none, and reads that a dying one did not answer.
  option redispatch 1
  retries 4
  retry-on conn-failure empty-response
  http-request disable-l7-retry unless METH_GET || { method HEAD }
${replicas.join('\n')}
`;
}
