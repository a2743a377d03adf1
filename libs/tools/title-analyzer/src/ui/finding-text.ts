import type { Finding } from '@seller-toolbox/tool-contract';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { regionName } from '@seller-toolbox/words/region-names';
import { LISTING_MARKETPLACES } from '@seller-toolbox/reference-data/listing-marketplaces.data';
import type zh from '../locales/zh.json';

/** The text of a finding, with numbers rounded to one decimal and the marketplace by name. */
export function useFindingText(): (finding: Finding) => string {
  const { textOf } = useToolWords<typeof zh>();
  const format = useFormat();
  return (finding) => {
    const marketplace = LISTING_MARKETPLACES.find(({ code }) => code === finding.params?.['marketplace']);
    const figures = Object.entries(finding.params ?? {}).flatMap(([name, value]) =>
      typeof value === 'number' ? [[name, format.number(value, { digits: 1 })] as const] : [],
    );
    return textOf(finding, {
      ...Object.fromEntries(figures),
      ...(marketplace ? { marketplace: regionName(marketplace.code, format) } : {}),
    });
  };
}
