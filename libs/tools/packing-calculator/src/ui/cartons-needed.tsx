import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { DataTable, Field, Select } from '@seller-toolbox/ui';
import type { BoxInput } from '../engine/packing-calculator.schema.ts';
import type { CartonResult } from '../engine/packing-output.schema.ts';
import type zh from '../locales/zh.json';
import { CartonName } from './carton-name.tsx';
import { useCartonText } from './carton-text.ts';
import styles from './cartons-needed.module.css';
import { useContentText } from './content-text.ts';
import { useMeasures } from './measures.tsx';

export interface CartonsNeededProps {
  results: readonly CartonResult[];
  boxes: readonly BoxInput[];
  /** Which of them the picture shows, from 0. */
  chosen: number;
  onChoose: (index: number) => void;
}

/** The load over several cartons: a row each, and which one the picture below shows. */
export function CartonsNeeded({ results, boxes, chosen, onChoose }: CartonsNeededProps) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const cartonText = useCartonText();
  const { measures, weight } = useMeasures();
  const contentText = useContentText(boxes);
  const isByVolume = results.some(({ shippingCost }) => shippingCost.costPerCubicMeter !== null);
  const nameOf = ({ recommendedCarton: carton }: CartonResult, index: number) =>
    `${t('ui.cartonNumber', { number: index + 1 })} · ${carton ? cartonText.outer(carton) : '–'}`;
  return (
    <>
      <DataTable
        caption={t('ui.proposal')}
        captionLook="shown"
        columns={[
          {
            key: 'carton',
            header: `${t('ui.carton')} (${measures.length})`,
            kind: 'heading',
            cell: ({ recommendedCarton: carton, placements }, index) => (
              <CartonName
                number={t('ui.cartonNumber', { number: index + 1 })}
                sides={carton ? cartonText.outer(carton, 'bare') : '–'}
              >
                {contentText(placements)}
              </CartonName>
            ),
          },
          {
            key: 'filled',
            header: t('ui.usableFilled'),
            kind: 'number',
            cell: ({ usableShare }) => format.percent(usableShare),
          },
          {
            key: 'charged',
            header: t(isByVolume ? 'ui.cubicMeters' : 'ui.chargeableWeight'),
            kind: 'number',
            cell: ({ shippingCost, cubicMeters }) =>
              isByVolume
                ? `${format.number(cubicMeters, { digits: 4 })} m³`
                : weight(shippingCost.chargeableWeight),
          },
          {
            key: 'cost',
            header: t('ui.cost'),
            kind: 'number',
            cell: ({ shippingCost }) => format.money(shippingCost.shippingCost, 'USD'),
          },
        ]}
        rows={results}
        rowKey={(_, index) => index}
        rowLook={(_, index) => (index === chosen ? 'marked' : 'plain')}
      />
      <Field label={t('ui.shownCarton')} className={styles.choice}>
        <Select
          options={results.map((result, index) => ({ value: String(index), label: nameOf(result, index) }))}
          value={String(chosen)}
          onValueChange={(next) => onChoose(Number(next))}
        />
      </Field>
    </>
  );
}
