import { Showcase as Frame } from '@seller-toolbox/ui/showcase';
import { useFormat, useWords } from '@seller-toolbox/words/react';
import type zh from '../locales/showcase/zh.json';
import { toPictureModel } from '../ui/picture/solid.ts';
import example from './example.json';
import { PackedCarton } from './packed-carton.tsx';

/** A carton packed: its drawing, its layers, and what is billed. */
export function Showcase() {
  const t = useWords<typeof zh>('packing-calculator/showcase');
  const format = useFormat();
  const { input, output } = example;
  const { recommendedCarton: carton, placements, shippingCost } = output;
  const boxes = input.boxes.reduce((sum, { quantity }) => sum + quantity, 0);
  const sides = (length: number, width: number, height: number) =>
    [length, width, height].map((side) => format.number(side)).join(' × ');
  const model = toPictureModel(
    output,
    input.boxes.map(({ id }) => id),
  );
  return (
    <Frame
      given={input.boxes.map(({ id, length, width, height, quantity }, at) => (
        <span key={id}>
          {at > 0 && ' + '}
          {format.number(quantity)} × ({sides(length, width, height)} cm)
        </span>
      ))}
      figure={`${format.number(placements.length)} / ${format.number(boxes)}`}
      note={t('showcase.packed')}
      look="large"
      picture={model && <PackedCarton model={model} />}
      rows={[
        {
          id: 'carton',
          label: t('showcase.carton'),
          value: `${sides(carton.outerLength, carton.outerWidth, carton.outerHeight)} cm`,
        },
        { id: 'layers', label: t('showcase.layers'), value: format.number(model?.layers ?? 0) },
        {
          id: 'weight',
          label: t('showcase.weight'),
          value: `${format.number(shippingCost.chargeableWeight)} kg`,
        },
        {
          id: 'air',
          label: t('showcase.air', {
            cost: format.money(shippingCost.volumetricCost, 'USD'),
            freight: format.money(shippingCost.shippingCost, 'USD'),
          }),
          value: '',
          tone: 'warn',
          isTip: true,
        },
      ]}
    />
  );
}
