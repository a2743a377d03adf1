// @ts-check
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { makeRunFolder } from './run-folder.mjs';

const USERS = 'root:x:0:0::/:/none\nservice:x:10001:10001::/nonexistent:/none\n';
const GROUPS = 'root:x:0:\nservice:x:10001:\n';
/** Without it names are looked up in DNS first, also those of this machine. */
const NAME_SERVICES = 'hosts: files dns\n';

/**
 * Makes the root of the image: the run folder as `/app`, the Node that runs this, and the system libraries of both.
 * There is no shell, no package manager, and no folder that the service may write to. Linux only.
 * @param {{ root: string, to: string }} folders
 * @returns {{ packages: string[], libraries: string[] }}
 */
export function makeImageFolder({ root, to }) {
  const { packages } = makeRunFolder({ root, to: join(to, 'app') });
  const node = join(to, 'usr/local/bin/node');
  mkdirSync(dirname(node), { recursive: true });
  copyFileSync(realpathSync(process.execPath), node);
  const addons = readdirSync(join(to, 'app/node_modules'), { recursive: true })
    .map(String)
    .filter((path) => path.endsWith('.node'))
    .map((path) => join(to, 'app/node_modules', path));
  const flock = copyFlock(to);
  const libraries = [...new Set([node, ...flock, ...addons].flatMap(librariesOf))].sort();
  for (const library of libraries) {
    mkdirSync(dirname(join(to, library)), { recursive: true });
    copyFileSync(realpathSync(library), join(to, library));
  }
  mkdirSync(join(to, 'etc'), { recursive: true });
  writeFileSync(join(to, 'etc/passwd'), USERS);
  writeFileSync(join(to, 'etc/group'), GROUPS);
  writeFileSync(join(to, 'etc/nsswitch.conf'), NAME_SERVICES);
  makeReadable(to);
  return { packages, libraries };
}

/**
 * The service locks the folder of its embedded database with it; without it, it uses a socket.
 * @param {string} to
 */
function copyFlock(to) {
  if (!existsSync('/usr/bin/flock')) return [];
  const flock = join(to, 'usr/local/bin/flock');
  copyFileSync('/usr/bin/flock', flock);
  return [flock];
}

/**
 * The service's user may read everything and write nothing, even when the clone was made with a strict umask.
 * @param {string} root
 */
function makeReadable(root) {
  for (const path of ['', ...readdirSync(root, { recursive: true }).map(String)]) {
    const entry = join(root, path);
    const { mode } = lstatSync(entry);
    chmodSync(entry, (mode & 0o100) === 0 ? 0o644 : 0o755);
  }
}

/**
 * The system libraries of a program, and its dynamic loader, under the paths where it looks for them.
 * @param {string} program
 */
function librariesOf(program) {
  const listed = execFileSync('ldd', [program], { encoding: 'utf8' });
  const missing = /^[ \t]*(\S+) => not found$/m.exec(listed);
  if (missing) throw new Error(`${program} needs ${missing[1]}, which this system does not have.`);
  return [...listed.matchAll(/(?<!\S)(\/\S+) \(0x/g)].flatMap(([, path]) => path ?? []);
}
