import type { Finding } from '@seller-toolbox/tool-contract';

/** A figure that the card lacks, or that one source alone has. */
export function isDataGap({ code, severity }: Finding): boolean {
  return severity === 'info' && /-not-published$|^single-source$/.test(code);
}
