// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('./reference-service.mjs', import.meta.url));

/** Starts the reference service and returns its address. */
export async function startReference() {
  const child = spawn(process.execPath, [SCRIPT], { stdio: ['ignore', 'pipe', 'inherit'] });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const [line] = await once(child.stdout, 'data');
  return {
    url: String(line).trim(),
    stop: async () => {
      kill();
      process.removeListener('exit', kill);
      await once(child, 'exit');
    },
  };
}
