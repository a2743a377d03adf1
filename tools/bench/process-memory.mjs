import { readFileSync } from 'node:fs';

/**
 * Memory of a process in megabytes, 0 where the system does not tell: what it holds now (`VmRSS`), or the most that it
 * ever held (`VmHWM`).
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
