import { spawn } from 'node:child_process';
import { ROOT } from '../service/start-service.mjs';

/** `npm run -s cli -- run <tool-id>` as it is built: the input goes in as JSON, the output comes out as JSON. */
export function runByCommandLine(id: string, input: unknown, now: string): Promise<unknown> {
  const args = ['apps/cli/dist/main.js', 'run', id, '--input', '-', '--now', now];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['pipe', 'pipe', 'pipe'] });
    let output = '';
    let errors = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(JSON.parse(output));
      else reject(new Error(`exit code ${code}: ${errors}${output}`));
    });
    child.stdin.end(JSON.stringify(input));
  });
}
