import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { classNames, DataTable } from '@seller-toolbox/ui';
import type { ReactNode } from 'react';
import type { BoxInput } from '../engine/packing-calculator.schema.ts';
import type { CartonResult } from '../engine/packing-output.schema.ts';
import type zh from '../locales/zh.json';
import { DRAWING_ID } from './carton-thumbnail.tsx';
import { usePackingRows } from './packing-rows.ts';
import styles from './packed-carton.module.css';
import { PackingPicture } from './picture/packing-picture.tsx';

export interface PackedCartonProps {
  result: CartonResult;
  boxes: readonly BoxInput[];
  /** The number of the carton: on paper there are several in a row. */
  name?: string | undefined;
  /** What the freight is charged for, a line each. */
  facts?: ReactNode;
  /** Below the facts. */
  advice?: ReactNode;
  /** Between picture and figures. */
  children?: ReactNode;
  /** Below the figures. */
  below?: ReactNode;
}

/** Characters of a value that stays in one line beside its label. */
const MAX_UNBROKEN = 18;

/** One packed carton: picture and figures. */
export function PackedCarton(props: PackedCartonProps) {
  const { result, boxes, name, facts, advice, children, below } = props;
  const { t } = useToolWords<typeof zh>();
  const rowsOf = usePackingRows();
  const format = useFormat();
  const { shippingCost, volumetricCost } = result.shippingCost;
  return (
    <section className={classNames(styles.carton, name && styles.several)} aria-label={name}>
      {name !== undefined && <h2 className={styles.name}>{name}</h2>}
      <p className={styles.facts}>
        {volumetricCost > 0 && (
          <b>
            {t('ui.air', {
              cost: format.money(volumetricCost, 'USD'),
              freight: format.money(shippingCost, 'USD'),
            })}
          </b>
        )}
        {facts}
      </p>
      {advice}
      <PackingPicture result={result} boxes={boxes} drawingId={name === undefined ? DRAWING_ID : undefined} />
      {children}
      <DataTable
        caption={t('ui.figures')}
        headerLook="hidden"
        columns={[
          { key: 'name', header: t('ui.figure'), kind: 'heading', cell: (row) => row.name },
          {
            key: 'value',
            header: t('ui.value'),
            kind: 'number',
            cell: ({ value }) => (
              <span className={value.length > MAX_UNBROKEN ? undefined : styles.whole}>{value}</span>
            ),
          },
        ]}
        rows={rowsOf(result)}
        rowKey={(row) => row.name}
      />
      {below}
    </section>
  );
}
