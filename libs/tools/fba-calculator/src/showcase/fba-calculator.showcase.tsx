import { Showcase as Frame } from '@seller-toolbox/ui/showcase';
import { useFormat, useWords } from '@seller-toolbox/words/react';
import type zh from '../locales/showcase/zh.json';
import { Parcel } from '../ui/parcel.tsx';
import example from './example.json';

const PARTS = [
  ['fulfillmentFee', 'fulfillmentBaseFee'],
  ['fuelSurcharge', 'fuelSurcharge'],
  ['storageFee', 'storageFee'],
] as const;

/** Fees counted: the FBA fees of a unit, the parts of all, what is left of the price, and what a smaller box saves. */
export function Showcase() {
  const t = useWords<typeof zh>('fba-calculator/showcase');
  const format = useFormat();
  const { input, output } = example;
  const { fees, currency, nextCheaper, leftOver, units } = output;
  const { length, width, height } = input;
  const size = [length, width, height].map((side) => format.number(side)).join(' × ');
  const edge = (side: number) => `${format.number(side)} ${units.length}`;
  const price = format.money(input.price, currency);
  return (
    <Frame
      given={
        <>
          {size} in · {format.number(input.weight)} lb · {price} ·{' '}
          {t(output.season === 'peak' ? 'showcase.season-peak' : 'showcase.season-non-peak')}
        </>
      }
      figure={format.money(fees.totalFees, currency)}
      note={t('showcase.fbaFees', { all: format.amount(leftOver.amazonFees, currency) })}
      picture={
        <Parcel
          length={length}
          width={width}
          height={height}
          labels={{ length: edge(length), width: edge(width), height: edge(height) }}
          cut={{ side: 'height', by: nextCheaper.by, text: `−${edge(nextCheaper.said.value)}` }}
        />
      }
      rows={[
        ...PARTS.map(([id, fee]) => ({
          id,
          label: t(`showcase.${id}`),
          value: format.amount(fees[fee], currency),
          share: fees[fee],
        })),
        {
          id: 'referralFee',
          label: t('showcase.referralFee'),
          value: format.amount(leftOver.referralFee, currency),
          share: leftOver.referralFee,
        },
        {
          id: 'left',
          label: t('showcase.left', { price }),
          value: format.amount(leftOver.left, currency),
          share: leftOver.left,
        },
        {
          id: 'trim',
          label: t('showcase.trim', { from: format.number(height), to: edge(nextCheaper.said.left) }),
          value: t('showcase.saves', { amount: format.money(nextCheaper.saves, currency) }),
          tone: 'ok',
          isTip: true,
        },
      ]}
    />
  );
}
