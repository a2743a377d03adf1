// @ts-check
import { existsSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const SCOPE = '@seller-toolbox';

/**
 * Links the tools into `node_modules` as `npm ci` would, and removes links to deleted ones, so that adding or deleting a
 * tool folder needs no install.
 * @param {string} root
 */
export function linkTools(root) {
  const scope = join(root, 'node_modules', SCOPE);
  if (!existsSync(join(root, 'node_modules'))) return;
  mkdirSync(scope, { recursive: true });
  for (const name of readdirSync(scope)) {
    const link = join(scope, name);
    if (!existsSync(link) && pointsIntoTools(root, link)) rmSync(link);
  }
  const tools = join(root, 'libs/tools');
  for (const id of existsSync(tools) ? readdirSync(tools) : []) {
    const link = join(scope, id);
    if (existsSync(link) || !existsSync(join(tools, id, 'package.json'))) continue;
    // On Windows a junction needs no privileges; elsewhere the type is ignored.
    symlinkSync(relative(scope, join(tools, id)), link, 'junction');
  }
}

/** @param {string} root @param {string} link */
function pointsIntoTools(root, link) {
  return dirname(resolve(dirname(link), readlinkSync(link))) === join(root, 'libs/tools');
}
