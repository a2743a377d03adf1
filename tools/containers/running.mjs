// @ts-check
import { request } from 'node:https';
import { request as requestPlain } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { ask, outputOf } from './engine.mjs';

const CHECKS = 2;
const READY_WITHIN_MS = 60_000;
const READ_LIMIT_MS = 10_000;
const READERS = 4;

/**
 * What is read of a container. Every service has a health check.
 * @typedef {{
 *   Running: boolean, OOMKilled: boolean, ExitCode: number, StartedAt: string, FinishedAt: string,
 *   Health: { Status: string, Log: { Start: string }[] },
 * }} State
 * @typedef {{ ReadonlyRootfs: boolean, Tmpfs: Record<string, string> | null, CapDrop: string[] | null, Memory: number, PidsLimit: number }} HostConfig
 * @typedef {{ Id: string, Image: string, State: State, RestartCount: number, HostConfig: HostConfig, Mounts: { Type: string }[] }} Container
 */

/**
 * What the engine knows about the container of a service, `id` included.
 * @param {string} project
 * @param {string} service
 * @returns {Container}
 */
export function inspect(project, service) {
  const ids = outputOf(
    'docker',
    'ps',
    '--all',
    '--quiet',
    ...ofProject(project),
    '--filter',
    `label=com.docker.compose.service=${service}`,
  );
  const [id = ''] = ids.split('\n');
  return JSON.parse(outputOf('docker', 'inspect', id))[0];
}

/** The containers, networks and volumes of a project that exist. */
export function leftovers(/** @type {string} */ project) {
  return [
    ['ps', '--all'],
    ['network', 'ls'],
    ['volume', 'ls'],
  ].flatMap((command) =>
    (ask('docker', ...command, '--quiet', ...ofProject(project)) ?? '').split('\n').filter(Boolean),
  );
}

const ofProject = (/** @type {string} */ project) => [
  '--filter',
  `label=com.docker.compose.project=${project}`,
];

/**
 * Memory of the running containers of a project, by service.
 * @param {string} project
 * @returns {[service: string, memory: string][]}
 */
export function memoryOf(project) {
  const names = outputOf('docker', 'ps', '--quiet', ...ofProject(project)).split('\n');
  const rows = outputOf('docker', 'stats', '--no-stream', '--format', '{{.Name}} {{.MemUsage}}', ...names);
  return rows
    .split('\n')
    .sort()
    .map((row) => {
      const [, service = row, memory = 'unknown'] = /-([a-z]+(?:-[12])?)-1 (\S+)/.exec(row) ?? [];
      return [service, memory];
    });
}

/**
 * The lines that a service logs while it is only probed: until its health check has run twice.
 * @param {string} project
 * @param {string} service
 */
export async function linesWhileProbed(project, service) {
  const lastCheck = () => inspect(project, service).State.Health.Log.at(-1)?.Start;
  const from = new Date().toISOString();
  let seen = lastCheck();
  for (let checks = 0; checks < CHECKS;) {
    await pause(500);
    const now = lastCheck();
    if (now !== seen) checks++;
    seen = now;
  }
  const { Id: id } = inspect(project, service);
  const log = outputOf('bash', '-c', 'docker logs --since "$0" "$1" 2>&1', from, id);
  return log.split('\n').filter(Boolean);
}

/**
 * Stops and starts a container: seconds from SIGTERM to its exit, and from its start until `url` answers.
 * @param {string} project
 * @param {string} service
 * @param {string} url
 */
export async function restartTimes(project, service, url) {
  const { Id: id } = inspect(project, service);
  const signalled = Date.now();
  ask('docker', 'stop', id);
  const { FinishedAt: ended, ExitCode: exitCode } = inspect(project, service).State;
  ask('docker', 'start', id);
  const begun = Date.parse(inspect(project, service).State.StartedAt);
  const deadline = Date.now() + READY_WITHIN_MS;
  while ((await statusOf(url)) !== 200 && Date.now() < deadline) await pause(20);
  return {
    exitCode,
    stop: (Date.parse(ended) - signalled) / 1000,
    ready: (Date.now() - begun) / 1000,
  };
}

/**
 * The status of a GET, any certificate accepted; 0 without an answer.
 * @param {string} url
 * @returns {Promise<number>}
 */
export function statusOf(url) {
  return new Promise((resolve) => {
    const send = url.startsWith('https:') ? request : requestPlain;
    const call = send(url, { rejectUnauthorized: false, agent: false, timeout: READ_LIMIT_MS }, (answer) => {
      answer.resume();
      answer.once('close', () => resolve(answer.complete ? (answer.statusCode ?? 0) : 0));
    });
    call.once('timeout', () => call.destroy());
    call.once('error', () => resolve(0));
    call.end();
  });
}

/** Reads an address all the time, until the returned function ends it: reads by status, and the longest time without an answer. */
export function readContinuously(/** @type {string} */ url) {
  let isOver = false;
  /** @type {{ statuses: Record<number, number>, outage: number }} */
  const result = { statuses: {}, outage: 0 };
  let lastAnswer = performance.now();
  const reader = async () => {
    while (!isOver) {
      const status = await statusOf(url);
      result.statuses[status] = (result.statuses[status] ?? 0) + 1;
      if (status === 200) {
        result.outage = Math.max(result.outage, (performance.now() - lastAnswer) / 1000);
        lastAnswer = performance.now();
      }
      await pause(50);
    }
  };
  const readers = Promise.all(Array.from({ length: READERS }, reader));
  return async () => {
    isOver = true;
    await readers;
    return result;
  };
}
