import type { CliIo } from './io.ts';

export function writeJson(value: unknown, io: CliIo): void {
  io.write(`${JSON.stringify(value, null, 2)}\n`);
}
