// @ts-check
// Run by Stryker in its copy of the workspace.
import { existsSync, mkdirSync, readdirSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const SCOPE = '@seller-toolbox';
const installed = join(process.env['MUTATION_ROOT'] ?? '', 'node_modules');

linkPackages();
for (const folder of (process.env['MUTATION_FOLDERS'] ?? '').split(',')) writeExamplesSpec(folder);

/** The packages of the workspace are those of the copy, all others are the installed ones. */
function linkPackages() {
  mkdirSync(join('node_modules', SCOPE), { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name !== SCOPE) symlinkSync(join(installed, name), join('node_modules', name), 'junction');
  }
  for (const name of readdirSync(join(installed, SCOPE))) {
    symlinkSync(readlinkSync(join(installed, SCOPE, name)), join('node_modules', SCOPE, name), 'junction');
  }
}

/**
 * The conformance suite compares the examples of a tool with its outputs, but loads all tools for it. For every change
 * it is a spec of the one engine, and Stryker runs only the examples that reach the change.
 * @param {string} folder of a package
 */
function writeExamplesSpec(folder) {
  const name = basename(folder);
  const engine = join(folder, 'src/engine');
  if (!existsSync(join(engine, `${name}.engine.ts`))) return;
  writeFileSync(
    join(engine, 'examples-of-the-tool.spec.ts'),
    `import { checkExamples, checkOutputs, checkPurity } from '../../../../platform/conformance/src/examples-check.ts';
import { engine } from './${name}.engine.ts';

describe('examples', () => {
  it.each(engine.examples.map((example) => [example.name, example]))('%s', (_name, example) => {
    const tool = { engine: { ...engine, examples: [example] } };
    expect([...checkExamples(tool), ...checkOutputs(tool), ...checkPurity(tool)]).toEqual([]);
  });
});
`,
  );
}
