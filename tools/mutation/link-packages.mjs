// @ts-check
// Run by Stryker in its copy of the workspace: the packages of the workspace are those of the copy, all others are the
// installed ones.
import { mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const SCOPE = '@seller-toolbox';
const installed = join(process.env['MUTATION_ROOT'] ?? '', 'node_modules');

mkdirSync(join('node_modules', SCOPE), { recursive: true });
for (const name of readdirSync(installed)) {
  if (name !== SCOPE) symlinkSync(join(installed, name), join('node_modules', name), 'junction');
}
for (const name of readdirSync(join(installed, SCOPE))) {
  symlinkSync(readlinkSync(join(installed, SCOPE, name)), join('node_modules', SCOPE, name), 'junction');
}
