// @ts-check
import { createReadStream, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';
import { spawn } from 'node:child_process';
import { pipeline } from 'node:stream/promises';

const packageFolder = fileURLToPath(new URL('../..', import.meta.resolve('@sparticuz/chromium')));

/**
 * Unpacks the Chromium of the npm package below `cacheFolder`. The package unpacks into the system's temporary folder and uses
 * files there of any version; so it gets its own temporary folder, named after its version.
 * @returns {Promise<{ executablePath: string, folder: string }>}
 */
export async function unpackNpmChromium(/** @type {string} */ cacheFolder) {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  const folder = join(cacheFolder, `chromium-${version}`);
  if (!existsSync(join(folder, 'complete'))) {
    const fresh = `${folder}-${process.pid}`;
    mkdirSync(fresh, { recursive: true });
    await inTemporaryFolder(fresh, async () => {
      const { default: chromium } = await import('@sparticuz/chromium');
      await chromium.executablePath();
    });
    mkdirSync(join(fresh, 'complete'));
    rmSync(folder, { recursive: true, force: true });
    await rename(fresh, folder);
  }
  return { executablePath: join(folder, 'chromium'), folder };
}

async function inTemporaryFolder(/** @type {string} */ folder, /** @type {() => Promise<void>} */ work) {
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    if (tmpdir() !== folder) throw new Error(`The temporary folder is ${tmpdir()} and not ${folder}`);
    await work();
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

/** Unpacks the system libraries of the npm package next to its Chromium, for machines without them. */
export async function unpackLibraries(/** @type {string} */ folder) {
  const libraries = join(folder, 'al2023', 'lib');
  if (!existsSync(libraries)) {
    const target = join(folder, 'al2023');
    mkdirSync(target, { recursive: true });
    const tar = spawn('tar', ['-x', '-C', target], { stdio: ['pipe', 'inherit', 'inherit'] });
    const ended = new Promise((resolve, reject) => {
      tar.on('error', reject);
      tar.on('close', (code) =>
        code === 0 ? resolve(undefined) : reject(new Error(`tar ended with ${code}`)),
      );
    });
    const archive = createReadStream(join(packageFolder, 'bin', 'al2023.tar.br'));
    await pipeline(archive, createBrotliDecompress(), tar.stdin);
    await ended;
  }
  return libraries;
}
