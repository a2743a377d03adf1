// @ts-check
// `npm run dev <tool-id>` (or `nx dev <tool-id>`) shows one tool alone; without an id, the list of all. No service needed.
import react from '@vitejs/plugin-react';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';

const workspace = join(import.meta.dirname, '../..');
const [toolId] = process.argv.slice(2);

if (toolId !== undefined && !existsSync(join(workspace, 'libs/tools', toolId, 'src/manifest.ts'))) {
  console.error(`Unknown tool "${toolId}" under libs/tools.`);
  process.exit(2);
}

// A new folder or title appears without another command; an invalid tool is reported and stops only that tool.
spawnSync(process.execPath, [join(workspace, 'tools/catalogue/generate.mjs')], { stdio: 'inherit' });

const server = await createServer({
  root: import.meta.dirname,
  configFile: false,
  cacheDir: join(workspace, '.cache/playground'),
  plugins: [react()],
  server: { port: Number(process.env['PLAYGROUND_PORT'] ?? 5180) },
});
await server.listen();
const address = server.resolvedUrls?.local[0] ?? '';
console.log(
  `Playground: ${address}${toolId === undefined ? '' : `tools/${toolId}`}  (gallery of primitives: ${address}gallery)`,
);
