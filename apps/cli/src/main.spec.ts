import { buildSync } from 'esbuild';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const main = join(import.meta.dirname, 'main.ts');

describe('the program', () => {
  it('ends with exit code 2 and says why when the tool is unknown', () => {
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
      stderr: expect.stringContaining('There is no tool "no-such-tool"') as string,
    });
  });

  it('holds no React and no screen', () => {
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
