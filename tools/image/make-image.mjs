// @ts-check
// `node tools/image/make-image.mjs FOLDER`: makes the root of the image, with the builds and the Node that runs this.
import { resolve } from 'node:path';
import { ROOT } from '../checks/workspace-folders.mjs';
import { folderBytes } from './folder-bytes.mjs';
import { makeImageFolder } from './image-folder.mjs';

const [to, ...more] = process.argv.slice(2);
if (!to || more.length > 0) {
  console.error('Usage: node tools/image/make-image.mjs FOLDER');
  process.exit(2);
}
try {
  const { packages, libraries } = makeImageFolder({ root: ROOT, to: resolve(to) });
  const megabytes = (folderBytes(to) / 1e6).toFixed(1);
  console.log(`${to}: ${packages.length} packages, ${libraries.length} system libraries, ${megabytes} MB`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
