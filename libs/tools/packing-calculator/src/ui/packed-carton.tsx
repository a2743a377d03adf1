import type { Finding } from '@seller-toolbox/tool-contract';
import { FindingList, useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { classNames, DataTable } from '@seller-toolbox/ui';
import type { ReactNode } from 'react';
import type { BoxInput } from '../engine/packing-calculator.schema.ts';
import type { CartonResult } from '../engine/packing-output.schema.ts';
import type zh from '../locales/zh.json';
import { useFindingText } from './finding-text.ts';
import { usePackingRows } from './packing-rows.ts';
import styles from './packed-carton.module.css';
import { PackingPicture } from './picture/packing-picture.tsx';

export interface PackedCartonProps {
  result: CartonResult;
  boxes: readonly BoxInput[];
  /** The number of the carton: on paper there are several in a row. */
  name?: string | undefined;
  findings?: readonly Finding[];
  /** What the freight is charged for, a line each. */
  facts?: readonly string[];
  /** Below the facts. */
  advice?: ReactNode;
  /** Of the drawing, for a small one elsewhere on the page. */
  drawingId?: string | undefined;
  /** Between picture and figures. */
  children?: ReactNode;
}

/** Characters of a value that stays in one line beside its label. */
const MAX_UNBROKEN = 18;

/** One packed carton: picture, figures and findings. */
export function PackedCarton(props: PackedCartonProps) {
  const { result, boxes, name, findings = [], facts = [], advice, drawingId, children } = props;
  const { t } = useToolWords<typeof zh>();
  const findingText = useFindingText();
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
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      {advice}
      <PackingPicture result={result} boxes={boxes} drawingId={drawingId} />
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
      <FindingList findings={findings} textOf={findingText} />
    </section>
  );
}
