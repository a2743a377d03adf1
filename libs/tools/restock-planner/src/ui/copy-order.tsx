import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { CopyButton } from '@seller-toolbox/ui';
import type { RowPlan } from '../engine/restock-plan.schema.ts';
import type zh from '../locales/zh.json';

/** The next order as a text for the supplier; nothing without an order. */
export function CopyOrder({ plan }: { plan: RowPlan }) {
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const format = useFormat();
  const { sku, placeOn, nextOrderQuantity, nextCartons, unitsPerCarton } = plan;
  if (placeOn === null || !nextOrderQuantity || !nextCartons) return null;
  return (
    <CopyButton
      size="s"
      variant="primary"
      label={t('ui.copyOrder')}
      copiedLabel={platform('frame.copied')}
      failedLabel={platform('frame.copyFailed')}
      text={() =>
        [
          sku,
          t('ui.unitsValue', {
            count: nextOrderQuantity,
            units: format.number(nextOrderQuantity, { digits: 0 }),
          }),
          t('ui.cartonsOf', {
            count: nextCartons,
            cartons: format.number(nextCartons),
            units: format.number(unitsPerCarton),
          }),
          t('ui.markOrder', { date: format.date(placeOn) }),
        ].join('\n')
      }
    />
  );
}
