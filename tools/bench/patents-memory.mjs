// @ts-check
// Runs the command line and prints the largest resident memory of its process, in MB.
import { processIo } from '../../apps/cli/src/io.ts';
import { runCli } from '../../apps/cli/src/run-cli.ts';

let peak = 0;
const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 20);
process.exitCode = await runCli(process.argv.slice(2), processIo);
clearInterval(timer);
console.log(`peak ${Math.round(peak / 1e6)}`);
