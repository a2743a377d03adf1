const LOOPBACK_NAMES = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);

/** Whether a host name, without a port, is that of this machine. */
export function isThisMachine(hostname: string): boolean {
  return LOOPBACK_NAMES.has(hostname.toLowerCase());
}
