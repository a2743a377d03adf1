import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { Button, Notice } from '@seller-toolbox/ui';
import type zh from '../locales/zh.json';
import type { Conversion } from './use-marketplace-change.ts';

/** Says that the amounts were converted, with the rate and its date; the button takes the numbers as they were. */
export function ConversionNotice({ conversion }: { conversion: Conversion }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { from, to, rate, date, keepNumbers } = conversion;
  return (
    <Notice
      tone="info"
      live="polite"
      actions={
        <Button size="s" onClick={keepNumbers}>
          {t('ui.keepNumbers')}
        </Button>
      }
    >
      {t('ui.amountsConverted', {
        from,
        to,
        rate: format.significant(rate, 5),
        date: format.dateTime(Date.parse(date)),
      })}
    </Notice>
  );
}
