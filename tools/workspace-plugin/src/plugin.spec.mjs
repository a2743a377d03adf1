// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plainProject, toolProject } from './plugin.mjs';

const root = join(import.meta.dirname, '../../..');
const toolIds = readdirSync(join(root, 'libs/tools')).filter((id) =>
  existsSync(join(root, 'libs/tools', id, 'src/manifest.ts')),
);

/**
 * What is read of the graph.
 * @typedef {{ data: { root: string, tags: string[], targets: Record<string, { cache?: boolean, dependsOn?: string[] }> } }} Node
 * @typedef {{ target: string, type: string }} Dependency
 */

function nx(/** @type {string[]} */ ...args) {
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    NX_DAEMON: 'false',
    NX_ISOLATE_PLUGINS: 'false',
    NX_TUI: 'false',
  };
  return execFileSync(process.execPath, [join(root, 'node_modules/nx/dist/bin/nx.js'), ...args], {
    cwd: root,
    env,
    maxBuffer: 1 << 26,
  }).toString();
}

describe('project graph', () => {
  /** @type {Map<string, Node>} */
  let nodes;
  /** @type {Map<string, Dependency[]>} */
  let dependencies;
  beforeAll(() => {
    const folder = mkdtempSync(join(tmpdir(), 'graph-'));
    nx('graph', '--file', join(folder, 'graph.json'));
    const { graph } = JSON.parse(readFileSync(join(folder, 'graph.json'), 'utf8'));
    nodes = new Map(Object.entries(graph.nodes));
    dependencies = new Map(Object.entries(graph.dependencies));
    rmSync(folder, { recursive: true });
  }, 60_000);

  const edge = (/** @type {string} */ source, /** @type {string} */ target) =>
    dependencies.get(source)?.find((dependency) => dependency.target === target)?.type;

  it.each(toolIds)(
    'has the tool %s, named like its folder, with its targets and nothing configured',
    (id) => {
      const { root: folder, tags, targets = {} } = nodes.get(id)?.data ?? {};
      expect(folder).toBe(`libs/tools/${id}`);
      expect(tags).toEqual(expect.arrayContaining(['type:tool', `tool:${id}`]));
      expect(Object.keys(targets).sort()).toEqual(['dev', 'lint', 'test', 'typecheck']);
    },
  );

  it('has lint and typecheck for every project, and test for all but the browser tests', () => {
    for (const [name, { data }] of nodes) {
      const targets = Object.keys(data.targets);
      expect([name, targets]).toEqual([name, expect.arrayContaining(['lint', 'typecheck'])]);
      expect([name, targets.includes('test')]).toEqual([name, name !== 'e2e']);
    }
  });

  it('caches each of these targets', () => {
    for (const { data } of nodes.values()) {
      for (const name of ['lint', 'typecheck', 'test', 'build', 'fresh']) {
        expect(data.targets[name]?.cache ?? true).toBe(true);
      }
    }
  });

  it.each(['host', 'api', 'cli', 'playground'])('has an edge from %s to the catalogue', (app) => {
    expect(edge(app, 'catalogue')).toBeDefined();
  });

  it.each([
    ['e2e', 'host'],
    ['e2e', 'api'],
    ['e2e', 'cli'],
  ])('sees that %s runs what %s built', (runner, app) => {
    expect(edge(runner, app)).toBe('implicit');
  });

  it.each(toolIds)('has a lazy edge from the catalogue to %s', (id) => {
    expect(edge('catalogue', id)).toBe('dynamic');
  });

  it.each(toolIds)(
    'leads from %s to no other tool, so that a change of one does not affect the others',
    (id) => {
      const reached = new Set([id]);
      for (const name of reached) {
        for (const { target } of dependencies.get(name) ?? []) reached.add(target);
      }
      expect([...reached].filter((name) => toolIds.includes(name))).toEqual([id]);
    },
  );

  it.each(['host', 'api'])('builds %s only with an up-to-date catalogue', (app) => {
    expect(nodes.get(app)?.data.targets.build?.dependsOn).toContain('^fresh');
  });
});

describe('build inputs for Node', () => {
  /** @type {string[]} */
  let files;
  beforeAll(() => {
    const json = nx('show', 'target', 'api:build', 'inputs', '--json');
    files = JSON.parse(json.slice(json.indexOf('{'))).files;
  }, 60_000);

  it.each(toolIds)('contain the engine of %s', (id) => {
    expect(files).toContain(`libs/tools/${id}/src/engine/${id}.engine.ts`);
  });

  it('contain no screen and no words of a tool, so that their edit is a cache hit', () => {
    expect(
      files.filter((path) =>
        /^libs\/(tools\/[^/]+\/src\/(ui|locales)|platform\/(ui|tool-kit)\/src)\//.test(path),
      ),
    ).toEqual([]);
  });

  it('contain no spec', () => {
    expect(files.filter((path) => /\.spec\.\w+$/.test(path))).toEqual([]);
  });
});

describe('inferred project', () => {
  it('tests a tool with its own specs and the conformance suite for this tool only', () => {
    const { command, options } = toolProject('libs/tools/unit-converter').targets.test;
    expect(command).toBe('jest libs/tools/unit-converter/ libs/platform/conformance/src/conformance.spec.ts');
    expect(options.env).toMatchObject({ CONFORMANCE_TOOL: 'unit-converter' });
  });

  it('has a build only where package.json has one', () => {
    expect(plainProject('apps/cli', { tags: ['side:node'], hasBuild: false }).targets).not.toHaveProperty(
      'build',
    );
    expect(plainProject('apps/api', { tags: ['side:node'], hasBuild: true }).targets.build?.inputs).toContain(
      '^node',
    );
    expect(plainProject('apps/host', { tags: [], hasBuild: true }).targets.build?.inputs).toContain(
      '^production',
    );
  });
});
