import { Showcase as Frame } from '@seller-toolbox/ui/showcase';
import { useFormat, useWords } from '@seller-toolbox/words/react';
import type zh from '../locales/showcase/zh.json';
import example from './example.json';
import { Parcel } from './parcel.tsx';

const PARTS = ['fulfillmentFee', 'storageFee'] as const;

/** A fee counted: the total of a unit, its parts, what is left of the price, and what a smaller box saves. */
export function Showcase() {
  const t = useWords<typeof zh>('fba-calculator/showcase');
  const format = useFormat();
  const { input, output } = example;
  const { fees, currency, nextCheaper, leftOver } = output;
  const size = [input.length, input.width, input.height].map((side) => format.number(side)).join(' × ');
  return (
    <Frame
      given={
        <>
          {size} in · {format.number(input.weight)} lb · {format.money(input.price, currency)} ·{' '}
          {format.dayOfYear(output.date.slice('YYYY-'.length), 'short')}
        </>
      }
      figure={format.money(fees.totalFees, currency)}
      note={t('showcase.perUnit')}
      picture={<Parcel {...input} />}
      rows={[
        ...PARTS.map((part) => ({
          id: part,
          label: t(`showcase.${part}`),
          value: format.amount(fees[part], currency),
          share: fees[part],
        })),
        {
          id: 'left',
          label: t('showcase.left'),
          value: format.amount(leftOver.left, currency),
        },
        {
          id: 'trim',
          label: t('showcase.trim', { inches: format.number(nextCheaper.byRoundedUp) }),
          value: `−${format.amount(nextCheaper.saves, currency)}`,
          tone: 'ok',
        },
      ]}
    />
  );
}
