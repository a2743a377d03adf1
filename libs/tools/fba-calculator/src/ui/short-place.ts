import { regionName } from '@seller-toolbox/words/region-names';

/** A marketplace in a short line: by its code, as sellers write it, or by its name where that is as short. */
export function shortPlace(marketplace: string, format: Parameters<typeof regionName>[1]): string {
  return /^(?:zh|ja)/u.test(format.locale) ? regionName(marketplace, format) : marketplace;
}
