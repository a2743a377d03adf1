// @ts-check
import { readFileSync } from 'node:fs';

/**
 * Memory of a process in megabytes, 0 on systems without /proc: current (`VmRSS`), or peak (`VmHWM`).
 * @param {number | undefined} pid
 * @param {'VmRSS' | 'VmHWM'} field
 */
export function processMegabytes(pid, field) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const [, kibibytes] = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status) ?? [];
    return Math.round((Number(kibibytes ?? 0) * 1024) / 1e6);
  } catch {
    return 0;
  }
}
