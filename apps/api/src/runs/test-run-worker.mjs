// @ts-check
import { parentPort } from 'node:worker_threads';

/** A thread for tests that behaves as the tool id says. @param {{ id: number, toolId: string }} run */
export async function run({ id, toolId }) {
  parentPort?.postMessage(id);
  if (toolId === 'broken') throw new Error('a bug');
  /** @type {object[]} */
  const rows = [];
  while (toolId === 'endless' || toolId === 'hungry')
    if (toolId === 'hungry') rows.push(Array.from({ length: 1_000 }, () => ({ rows: rows.length })));
  return { kind: 'done', json: Buffer.from(JSON.stringify(toolId)) };
}
