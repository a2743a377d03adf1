// @ts-check
// The admin section in a folder of its own: its scripts, its one document, and the list by which the service finds them.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildVersion, scriptHash } from '@seller-toolbox/site-build/build-version';
import { bundleScript } from '@seller-toolbox/site-build/bundle-script';
import { EntryAssets } from '@seller-toolbox/site-build/entry-assets';
import { ADMIN, ADMIN_ENTRY } from './build/chunks.mjs';
import { adminConfig } from './build/vite-config.mjs';
import { ADMIN_PATH, renderAdminDocument } from './src/document/admin-document.ts';

// React chooses its build when it is first imported, so this comes before Vite.
process.env['NODE_ENV'] = 'production';
const { build } = await import('vite');

const DIST = join(ADMIN, 'dist');
const DOCUMENT = 'admin.html';

rmSync(DIST, { recursive: true, force: true });
const client = await build(adminConfig(join(DIST, 'client')));
if (!('output' in client)) throw new Error('the build of the admin section gave no output');
const inlineScript = await bundleScript(join(ADMIN, 'src/first-paint.ts'));
const html = renderAdminDocument({
  inlineScript,
  icon: '/favicon.svg',
  ...new EntryAssets(client).of(ADMIN_ENTRY),
});
mkdirSync(DIST, { recursive: true });
writeFileSync(join(DIST, DOCUMENT), html);
const list = {
  version: buildVersion(DIST),
  shells: [{ path: ADMIN_PATH, file: DOCUMENT }],
  scriptHashes: [scriptHash(inlineScript)],
};
writeFileSync(join(DIST, 'site.json'), `${JSON.stringify(list, null, 2)}\n`);
console.log('admin: 1 document');
