import { useToolWords } from '@seller-toolbox/tool-kit';
import { classNames, DataTable } from '@seller-toolbox/ui';
import type { ReactNode } from 'react';
import type { BoxInput, PackingInput } from '../engine/packing-calculator.schema.ts';
import type { CartonResult, PackingOutput } from '../engine/packing-output.schema.ts';
import { rulesWith } from '../engine/rules-with.ts';
import type zh from '../locales/zh.json';
import { DRAWING_ID } from './carton-thumbnail.tsx';
import { LimitLine } from './limit-line.tsx';
import { usePackingRows } from './packing-rows.ts';
import styles from './packed-carton.module.css';
import { PackingPicture } from './picture/packing-picture.tsx';

export interface PackedCartonProps {
  result: CartonResult;
  boxes: readonly BoxInput[];
  ruleSet: PackingOutput['ruleSet'];
  /** Figures that the visitor typed over those of the rule set. */
  rules: PackingInput['rules'];
  /** The number of the carton: on paper there are several in a row. */
  name?: string | undefined;
  /** Below the picture: what the freight is charged for. */
  freight?: ReactNode;
  /** Between that and the figures. */
  children?: ReactNode;
  /** Below the figures. */
  below?: ReactNode;
}

/** Characters of a value that stays in one line beside its label. */
const MAX_UNBROKEN = 18;

/** One packed carton: whether it keeps the limits, picture and figures. */
export function PackedCarton(props: PackedCartonProps) {
  const { result, boxes, ruleSet, rules, name, freight, children, below } = props;
  const { t } = useToolWords<typeof zh>();
  const rowsOf = usePackingRows();
  return (
    <section className={classNames(styles.carton, name && styles.several)} aria-label={name}>
      {name !== undefined && <h2 className={styles.name}>{name}</h2>}
      <LimitLine result={result} rules={rulesWith(ruleSet, rules)} />
      <PackingPicture result={result} boxes={boxes} drawingId={name === undefined ? DRAWING_ID : undefined} />
      {freight}
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
