// @ts-check
import { existsSync, lstatSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const SCOPE = '@seller-toolbox';

/**
 * Links the tools into `node_modules` as `npm ci` would, and drops links to deleted ones, so that adding or deleting a
 * tool folder needs no install.
 * @param {string} root
 * @param {readonly string[]} ids
 */
export function linkTools(root, ids) {
  const scope = join(root, 'node_modules', SCOPE);
  if (!existsSync(join(root, 'node_modules'))) return;
  mkdirSync(scope, { recursive: true });
  for (const name of readdirSync(scope)) {
    const link = join(scope, name);
    if (!existsSync(link) && pointsIntoTools(root, link)) rmSync(link);
  }
  for (const id of ids) {
    const link = join(scope, id);
    if (existsSync(link)) continue;
    // On Windows a junction needs no rights; elsewhere the type is ignored.
    symlinkSync(relative(dirname(link), join(root, 'libs/tools', id)), link, 'junction');
  }
}

/** @param {string} root @param {string} link */
function pointsIntoTools(root, link) {
  if (!lstatSync(link).isSymbolicLink()) return false;
  return dirname(resolve(dirname(link), readlinkSync(link))) === join(root, 'libs/tools');
}
