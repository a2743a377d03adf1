// @ts-check
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ROOT } from './start-service.mjs';

/** The hash in the name of a built file: seven characters in those of the site, eight in those of the admin section. */
const HASHED = /(-(?:[\w-]{8}|[\w-]{7}))(\.(?:js|css)\b)/g;
const TEXT = /\.(?:js|css|html|json|webmanifest)$/;

/**
 * The built site as if built later: every hashed file has another name, and none of the old ones exists. Returns the folder to
 * start a service from, which the caller removes; packages are found above it.
 * @param {string} version
 */
export function newerBuild(version) {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const root = mkdtempSync(join(ROOT, `.cache/newer-build-${version}-`));
  mkdirSync(join(root, 'apps/api'), { recursive: true });
  for (const part of ['apps/api/dist', 'apps/api/package.json'])
    cpSync(join(ROOT, part), join(root, part), { recursive: true });
  for (const app of ['apps/host/dist', 'apps/admin/dist']) renameFiles(app, root, version);
  return root;
}

/** @param {string} app its built folder @param {string} root where the copy goes @param {string} version */
function renameFiles(app, root, version) {
  const folder = join(root, app);
  cpSync(join(ROOT, app), folder, { recursive: true });
  const rename = (/** @type {string} */ text) => text.replaceAll(HASHED, `$1${version}$2`);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    if (TEXT.test(file)) writeFileSync(file, rename(readFileSync(file, 'utf8')));
    const name = rename(basename(file));
    if (name !== basename(file)) renameSync(file, join(dirname(file), name));
  }
  const list = join(folder, 'site.json');
  writeFileSync(list, JSON.stringify({ ...JSON.parse(readFileSync(list, 'utf8')), version }));
}
