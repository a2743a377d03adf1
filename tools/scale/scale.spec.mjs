// @ts-check
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { PARTS, parseParts } from './parts.mjs';
import { findProgram, missingLines } from './programs.mjs';

const SCRIPT = join(process.cwd(), 'tools/scale/scale.mjs');
/** @param {string[]} args */
const run = (...args) => spawnSync(process.execPath, [SCRIPT, ...args], { encoding: 'utf8' });

describe('the parts of npm run test:scale', () => {
  it('are taken once each, in a fixed order', () => {
    expect(parseParts(['rolling', 'pgbouncer', 'rolling'])).toEqual({ parts: ['pgbouncer', 'rolling'] });
    expect(parseParts([...PARTS])).toEqual({ parts: PARTS });
  });

  it('have to be named', () => {
    const line = 'Which part? There are: pgbouncer, standby, rolling.';
    expect(parseParts([])).toEqual({ parts: [], problem: line });
    expect(run()).toMatchObject({ status: 2, stderr: `${line}\n`, stdout: '' });
  });

  it('reject a name that they have not, and run nothing', () => {
    const line = 'Not a part: redis. There are: pgbouncer, standby, rolling.';
    expect(parseParts(['standby', 'redis'])).toEqual({ parts: [], problem: line });
    expect(run('standby', 'redis')).toMatchObject({ status: 2, stderr: `${line}\n`, stdout: '' });
  });
});

describe('a missing program', () => {
  it('is named in one line with the command that installs it', () => {
    expect(missingLines(['pgbouncer'], () => false)).toEqual([
      'pgbouncer is missing: apt-get install pgbouncer',
    ]);
    expect(missingLines(['standby', 'rolling'], (name) => name === 'haproxy')).toEqual([
      'postgres is missing: apt-get install postgresql',
    ]);
  });

  it('is not named where it is there or no part needs it', () => {
    expect(missingLines(PARTS, () => true)).toEqual([]);
    expect(missingLines(['rolling'], (name) => name === 'haproxy')).toEqual([]);
  });
});

describe('findProgram', () => {
  it('finds an executable file in its own folders first, then in PATH', () => {
    const folder = mkdtempSync(join(tmpdir(), 'stb-programs-'));
    const other = mkdtempSync(join(tmpdir(), 'stb-programs-'));
    try {
      const program = { file: 'pooler', package: 'pooler', folders: () => [other] };
      const path = ['', folder].join(delimiter);
      writeFileSync(join(folder, 'pooler'), '');
      expect(findProgram(program, path)).toBeUndefined();
      chmodSync(join(folder, 'pooler'), 0o755);
      expect(findProgram(program, path)).toBe(join(folder, 'pooler'));
      writeFileSync(join(other, 'pooler'), '');
      chmodSync(join(other, 'pooler'), 0o755);
      expect(findProgram(program, path)).toBe(join(other, 'pooler'));
    } finally {
      for (const made of [folder, other]) rmSync(made, { recursive: true, force: true });
    }
  });
});
