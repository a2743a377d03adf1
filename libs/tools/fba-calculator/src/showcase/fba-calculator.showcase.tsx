import { Showcase as Frame } from '@seller-toolbox/ui/showcase';
import { useFormat, useWords } from '@seller-toolbox/words/react';
import type zh from '../locales/showcase/zh.json';
import example from './example.json';
import { Parcel } from './parcel.tsx';

/** A fee counted: the total of a unit and its parts. */
export function Showcase() {
  const t = useWords<typeof zh>('fba-calculator/showcase');
  const format = useFormat();
  const { input, output } = example;
  const { fees, currency } = output;
  const size = [input.length, input.width, input.height].map((side) => format.number(side)).join(' × ');
  const part = (id: 'fulfillment' | 'fuel' | 'storage', amount: number) => ({
    id,
    label: t(`showcase.${id}`),
    value: format.amount(amount, currency),
    share: amount,
  });
  return (
    <Frame
      given={
        <>
          {size} in · {format.number(input.weight)} lb
        </>
      }
      figure={format.money(fees.totalFees, currency)}
      note={t('showcase.perUnit')}
      picture={<Parcel {...input} />}
      rows={[
        part('fulfillment', fees.fulfillmentBaseFee),
        part('fuel', fees.fuelSurcharge),
        part('storage', fees.storageFee),
      ]}
    />
  );
}
