// @ts-check
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './workspace-folders.mjs';

// A process of its own, because the package is an ES module that Jest cannot require on every supported Node.
const CRUISER = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const CONFIG = join(ROOT, 'tools/checks/import-circles.cjs');

/**
 * Checks the import circles in folders below `cwd`: exit code and report.
 * @param {string} cwd
 * @param {readonly string[]} folders
 */
function cruise(cwd, folders) {
  const args = [CRUISER, '--config', CONFIG, '--output-type', 'err', ...folders];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return { status, output: stdout + stderr };
}

describe('imports between files', () => {
  it('form no circle, also not by types or lazy imports', () => {
    expect(cruise(ROOT, ['apps', 'libs', 'tools'])).toEqual({
      status: 0,
      output: expect.stringMatching(/no dependency violations found \([1-9]\d{3,} modules/),
    });
  });
});

describe('import-circles.cjs', () => {
  /** @type {string} */
  let folder;
  beforeEach(() => {
    // As the current folder, because the configuration ignores `.cache` below it.
    folder = mkdtempSync(join(String(process.env.TEST_RUN_FOLDER), 'import-circles-'));
    writeFileSync(join(folder, 'tsconfig.json'), '{}');
    writeFileSync(join(folder, 'order.ts'), 'export interface Order { lines: number }\n');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (/** @type {string} */ file, /** @type {string} */ text) =>
    writeFileSync(join(folder, file), text);

  it('accepts imports in one direction', () => {
    write('cart.ts', "import type { Order } from './order.ts';\nexport type Cart = Order[];\n");
    expect(cruise(folder, ['.'])).toMatchObject({ status: 0, output: expect.stringContaining('2 modules') });
  });

  it('rejects a circle of types', () => {
    write('cart.ts', "import type { Order } from './order.ts';\nexport type Cart = Order[];\n");
    write('order.ts', "import type { Cart } from './cart.ts';\nexport interface Order { cart: Cart }\n");
    const { status, output } = cruise(folder, ['.']);
    expect(status).not.toBe(0);
    expect(output).toMatch(/no-import-circle: cart\.ts/);
  });

  it('rejects a circle through a lazy import', () => {
    write('cart.ts', "export const load = () => import('./order.ts');\nexport const size = 1;\n");
    write('order.ts', "import { size } from './cart.ts';\nexport const lines = size;\n");
    expect(cruise(folder, ['.']).output).toMatch(/no-import-circle: cart\.ts/);
  });
});
