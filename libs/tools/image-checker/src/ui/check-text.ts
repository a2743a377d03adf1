import type { Finding } from '@seller-toolbox/tool-contract';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { formatName } from './format-name.ts';
import type { ColorSpace } from '../engine/image-rules.ts';
import { PARAM_KINDS } from '../engine/param-kinds.ts';
import type zh from '../locales/zh.json';

/** The text of a check with localized numbers. */
export function useCheckText(): (finding: Finding) => string {
  const { t, textOf } = useToolWords<typeof zh>();
  const format = useFormat();
  const bytesText = useBytesText();
  const shareText = useShareText();
  const formatted = (name: string, value: string | number | readonly string[]) => {
    if (typeof value === 'object') return format.list(value.map(formatName));
    if (typeof value === 'string') {
      // The engine passes only color spaces in this parameter.
      if (name === 'colorSpace') return t(`ui.colors-${value as ColorSpace}`);
      return PARAM_KINDS.formats.has(name) ? formatName(value) : value;
    }
    if (PARAM_KINDS.shares.has(name)) return shareText(value);
    return PARAM_KINDS.bytes.has(name) ? bytesText(value) : format.number(value, { digits: 0 });
  };
  return (finding) => {
    const params = Object.entries(finding.params ?? {});
    return textOf(finding, Object.fromEntries(params.map(([name, value]) => [name, formatted(name, value)])));
  };
}

/** Decimal megabytes, as in the published limits. */
export function useBytesText(): (bytes: number) => string {
  const format = useFormat();
  return (bytes) =>
    bytes < 1_000_000
      ? `${format.number(bytes / 1000, { digits: 0 })} kB`
      : `${format.number(bytes / 1_000_000, { digits: 2 })} MB`;
}

/** Rounds down, so that a share below 1 never shows as 100 %. */
export function useShareText(): (share: number) => string {
  const format = useFormat();
  return (share) => format.percent(Math.floor(share * 10_000) / 10_000, 2);
}
