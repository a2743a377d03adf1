import { CopyTable, useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { KeyFigure } from '@seller-toolbox/ui';
import type { ProfitOutput } from '../engine/profit-output.schema.ts';
import type zh from '../locales/zh.json';
import { useBreakdownRows } from './breakdown-rows.ts';
import { lacksReferral } from './lacks-referral.ts';
import { MARGIN_TONES } from './margin-tones.ts';
import { useDistinctPercent } from './distinct-percent.ts';

/** Net profit of a unit in the color of its margin; the button copies the breakdown as table rows. */
export function ProfitFigure({ output }: { output: ProfitOutput }) {
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const format = useFormat();
  const apart = useDistinctPercent();
  const rows = useBreakdownRows(output);
  const { netProfit, profitMargin, marginBand, currency } = output;
  const isPartial = lacksReferral(output);
  return (
    <KeyFigure
      label={t(isPartial ? 'ui.beforeReferral' : 'ui.netProfit')}
      value={format.money(netProfit, currency)}
      tone={marginBand === null ? undefined : MARGIN_TONES[marginBand]}
      note={
        marginBand === null || profitMargin === null
          ? t(isPartial ? 'ui.referralUnknown' : 'ui.noMargin')
          : t(`ui.margin-${marginBand}`, { margin: apart(profitMargin, 1) })
      }
      aside={
        <CopyTable
          look="icon"
          label={platform('frame.copy')}
          rows={() => rows.map(({ name, amount, share }) => [name, amount, share])}
        />
      }
    />
  );
}
