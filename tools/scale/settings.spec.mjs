// @ts-check
import { readFileSync } from 'node:fs';
import { haproxySettings, upServers } from './haproxy.mjs';
import { withMigration } from './next-version.mjs';
import { pgBouncerSettings } from './pgbouncer.mjs';
import { withDatabase } from './standby-backup.mjs';

const guide = readFileSync('docs/guides/more-than-one-machine.md', 'utf8');
/** The lines of settings, without blanks, comments, and what is of one machine. @param {string} text @param {RegExp} ofOneMachine */
const linesOf = (text, ofOneMachine) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#') && !ofOneMachine.test(line));
/** @param {string} heading */
const settingsBelow = (heading) => {
  const section = guide.slice(guide.indexOf(`## ${heading}\n`));
  return /(?:\n {4}.*|\n(?=\n {4}))+/.exec(section)?.[0] ?? '';
};

describe('docs/scaling.md', () => {
  it('has the PgBouncer settings of the scale test', () => {
    const ofOneMachine = /^(\*|postgres|toolbox|listen_\w+|auth_\w+|unix_socket_dir) ?=/;
    const tried = linesOf(
      pgBouncerSettings('postgres://postgres@127.0.0.1:5433/postgres', 6432),
      ofOneMachine,
    );
    expect(tried).toContain('pool_mode = transaction');
    expect(linesOf(settingsBelow('PgBouncer'), ofOneMachine)).toEqual(tried);
  });

  it('has the HAProxy settings of the scale test', () => {
    const ofOneMachine = /^(bind|server|frontend state|stats)/;
    const tried = linesOf(
      haproxySettings({ port: 1, statePort: 2 }, ['http://127.0.0.1:3000']),
      ofOneMachine,
    );
    expect(tried).toContain('timeout check 5s');
    expect(linesOf(settingsBelow('HAProxy'), ofOneMachine)).toEqual(tried);
  });
});

describe('upServers', () => {
  it('counts the replicas that HAProxy uses', () => {
    const row = (/** @type {string} */ name, /** @type {string} */ state) =>
      `replicas,${name},0,0,1,2,,9,${state},1,1`;
    expect(
      upServers(
        ['# pxname,svname', row('replica1', 'UP'), row('replica2', 'DOWN'), row('BACKEND', 'UP')].join('\n'),
      ),
    ).toBe(1);
    expect(upServers([row('replica1', 'UP'), row('replica2', 'UP')].join('\n'))).toBe(2);
  });
});

describe('withMigration', () => {
  it('puts one more migration at the end of the list of the service', () => {
    const source = withMigration(readFileSync('apps/api/src/db/migrations/index.ts', 'utf8'));
    expect(source).toMatch(/^import \{ next \} from '.\/9999-next.ts';\n/);
    expect(source).toMatch(/\n {2}'9999-next': next,\n\};\n$/);
  });
});

describe('withDatabase', () => {
  it('names another database of one host or several', () => {
    expect(
      withDatabase('postgres://postgres@127.0.0.1:1,127.0.0.1:2/postgres?target_session_attrs=any', 'mine'),
    ).toBe('postgres://postgres@127.0.0.1:1,127.0.0.1:2/mine?target_session_attrs=any');
    expect(withDatabase('postgres://postgres@127.0.0.1:1/postgres', 'mine')).toBe(
      'postgres://postgres@127.0.0.1:1/mine',
    );
  });
});
