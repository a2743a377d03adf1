import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import type zh from '../locales/zh.json';

/** How many bids a file of upload rows leaves out, because their present bid is unknown. */
export function BidsLeftOut({ count }: { count: number }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  return count > 0 && <p>{t('ui.needBid', { count, number: format.number(count) })}</p>;
}
