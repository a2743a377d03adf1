import type { Finding } from '@seller-toolbox/tool-contract';
import type { Format, WordParams } from '@seller-toolbox/words';

export interface FindingWriter {
  /** Of the words of the tool. */
  readonly t: (key: string, params: WordParams) => string;
  readonly format: Format;
}

/** The sentence of a finding; `replaced` are parameters that the caller formats itself. */
export function writeFinding(
  { code, params = {} }: Finding,
  { t, format }: FindingWriter,
  replaced: WordParams = {},
): string {
  const written = Object.entries(params).map(
    ([name, value]) => [name, typeof value === 'object' ? format.list(value) : value] as const,
  );
  // What was found is what a sentence counts: "1 character", "2 characters".
  const count = typeof params['found'] === 'number' ? { count: params['found'] } : {};
  return t(`findings.${code}`, { ...count, ...Object.fromEntries(written), ...replaced });
}
