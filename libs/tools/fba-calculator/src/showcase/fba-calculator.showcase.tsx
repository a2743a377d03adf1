import { Showcase as Frame } from '@seller-toolbox/ui/showcase';
import { useFormat, useWords } from '@seller-toolbox/words/react';
import type zh from '../locales/showcase/zh.json';
import { Parcel } from '../ui/parcel.tsx';
import { savedDigits } from '../ui/saved-digits.ts';
import example from './example.json';

const PARTS = [
  ['fulfillmentFee', 'fulfillmentBaseFee'],
  ['fuelSurcharge', 'fuelSurcharge'],
  ['storageFee', 'storageFee'],
] as const;

const SALE = ['referralFee', 'left'] as const;

/** A fee counted: the total of a unit, its parts, what is left of the price, and what a smaller box saves. */
export function Showcase() {
  const t = useWords<typeof zh>('fba-calculator/showcase');
  const format = useFormat();
  const { input, output } = example;
  const { fees, currency, nextCheaper, leftOver, units } = output;
  const { length, width, height } = input;
  const size = [length, width, height].map((side) => format.number(side)).join(' × ');
  const edge = (side: number) => `${format.number(side)} ${units.length}`;
  const saved = `−${format.amount(nextCheaper.saves, currency, savedDigits(nextCheaper.saves))}`;
  return (
    <Frame
      given={
        <>
          {size} in · {format.number(input.weight)} lb · {format.money(input.price, currency)} ·{' '}
          {t(output.season === 'peak' ? 'showcase.season-peak' : 'showcase.season-non-peak')}
        </>
      }
      figure={format.money(fees.totalFees, currency)}
      note={t('showcase.perUnit')}
      picture={
        <Parcel
          length={length}
          width={width}
          height={height}
          labels={{ length: edge(length), width: edge(width), height: edge(height) }}
          cut={{ side: 'height', by: nextCheaper.by, text: saved }}
        />
      }
      rows={[
        ...PARTS.map(([id, fee]) => ({
          id,
          label: t(`showcase.${id}`),
          value: format.amount(fees[fee], currency),
          share: fees[fee],
        })),
        ...SALE.map((id) => ({
          id,
          label: t(`showcase.${id}`),
          value: format.amount(leftOver[id], currency),
          share: leftOver[id],
        })),
        {
          id: 'trim',
          label: t('showcase.trim', { inches: format.number(nextCheaper.said.value) }),
          value: saved,
          tone: 'ok',
          isTip: true,
        },
      ]}
    />
  );
}
