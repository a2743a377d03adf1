import { Client } from '@modelcontextprotocol/client';
import { getDefaultEnvironment, StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { buildSync } from 'esbuild';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, watch, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const main = join(import.meta.dirname, 'main.ts');

jest.setTimeout(60_000);

/** A data folder that looks used by a service with endless backups. */
async function folderOfSlowService(dataDir: string) {
  mkdirSync(join(dataDir, 'pglite'), { recursive: true });
  writeFileSync(join(dataDir, 'pglite/PG_VERSION'), '18');
  const owner = { pid: process.pid, startedAt: '2026-11-22T09:00:00Z', boot: null, startTicks: null };
  writeFileSync(join(dataDir, 'owner.lock'), JSON.stringify(owner));
  const socket = createServer((_request, response) => void response.write('half a backup'));
  socket.listen(join(dataDir, 'backup.sock'));
  await once(socket, 'listening');
  return () => {
    socket.closeAllConnections();
    socket.close();
  };
}

/** Resolves when the folder contains a file. */
async function firstFileIn(folder: string): Promise<void> {
  const changes = watch(folder);
  const changed = once(changes, 'change');
  if (readdirSync(folder).length === 0) await changed;
  changes.close();
}

describe('the program', () => {
  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'leaves nothing half written when %s ends it',
    async (signal) => {
      const folder = mkdtempSync(join(tmpdir(), 'stb-cli-'));
      const backups = join(folder, 'backups');
      mkdirSync(backups);
      const close = await folderOfSlowService(join(folder, 'data'));
      const child = spawn(process.execPath, ['--import', 'tsx', main, 'backup', '--into', backups], {
        cwd: root,
        env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: '', DATA_DIR: join(folder, 'data') },
      });
      const ended = once(child, 'exit');
      try {
        await Promise.race([firstFileIn(backups), ended]);
        expect(readdirSync(backups)).toEqual([expect.stringMatching(/\.partial-\d+$/)]);
        child.kill(signal);
        const [code] = (await ended) as [number | null];
        expect(code).toBeGreaterThan(128);
        expect(readdirSync(backups)).toEqual([]);
      } finally {
        child.kill('SIGKILL');
        close();
        rmSync(folder, { recursive: true, force: true });
      }
    },
  );

  it('ends with exit code 2 and a message for an unknown tool', () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', main, 'run', 'no-such-tool'],
      {
        cwd: root,
        env: { ...process.env, NODE_OPTIONS: '' },
        encoding: 'utf8',
      },
    );
    expect({ status, stdout, stderr }).toEqual({
      status: 2,
      stdout: '',
      stderr: expect.stringContaining('Unknown tool "no-such-tool"') as string,
    });
  });

  it('serves an assistant over standard input and output until the input ends', async () => {
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: ['--import', 'tsx', main, 'mcp'],
      cwd: root,
      env: { ...getDefaultEnvironment(), NODE_OPTIONS: '' },
    });
    const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: 'auto' } });
    await client.connect(transport);
    const { tools } = await client.listTools();
    expect(tools.length).toBeGreaterThan(24);
    const { structuredContent } = await client.callTool({
      name: 'unit-converter',
      arguments: { value: 12, from: 'in', to: 'cm' },
    });
    expect(structuredContent).toMatchObject({ result: 30.48 });
    await client.close();
  });

  it('contains no React and no screen', () => {
    const { metafile } = buildSync({
      absWorkingDir: root,
      entryPoints: [main],
      bundle: true,
      format: 'esm',
      platform: 'node',
      splitting: true,
      outdir: 'never-written',
      write: false,
      metafile: true,
      external: ['@node-rs/argon2'],
    });
    const inputs = Object.keys(metafile.inputs);
    expect(inputs.filter((path) => path.startsWith('libs/tools/')).length).toBeGreaterThan(0);
    expect(
      inputs.filter((path) => /node_modules\/react|\/src\/ui\/|libs\/platform\/(ui|tool-kit)\//.test(path)),
    ).toEqual([]);
  });
});
