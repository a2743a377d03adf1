import { CopyTable, useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { usePlatformWords } from '@seller-toolbox/words/react';
import { KeyFigure } from '@seller-toolbox/ui';
import type { PackingEngine } from '../engine/packing-calculator.engine.ts';
import type { CartonResult, PackingOutput } from '../engine/packing-output.schema.ts';
import type zh from '../locales/zh.json';
import { FillUp } from './fill-up.tsx';
import { useMadeSavingText } from './made-saving-text.ts';
import styles from './packed-carton.module.css';
import { usePackingRows } from './packing-rows.ts';
import { usePackingVerdict } from './packing-verdict.ts';

/** Longer figures, such as sides in inches, do not fit one line. */
const MAX_LARGE_FIGURE_LENGTH = 16;

export interface PackingFigureProps {
  tool: Tool<PackingEngine>;
  output: PackingOutput;
  /** The recommended carton, or the one that the visitor compares it with. */
  shown: CartonResult;
}

/** The carton, its freight and what that is charged for, with the next step; the button copies all figures of all cartons as a table. */
export function PackingFigure({ tool, output, shown }: PackingFigureProps) {
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const rowsOf = usePackingRows();
  const { label, value, unit, cost, perUnit, note } = usePackingVerdict(tool.input.rules)(output, shown);
  const saving = useMadeSavingText()(output, shown);
  const { cartonsNeeded } = output;
  const isOne = cartonsNeeded.length === 0 && shown.placements.length > 0;
  const cellsOf = (result: CartonResult) => rowsOf(result).map(({ name, value: figure }) => [name, figure]);
  // An empty row separates the cartons.
  const rows = () =>
    cartonsNeeded.length === 0
      ? cellsOf(shown)
      : cartonsNeeded.flatMap((result, index) => [
          ...(index > 0 ? [['']] : []),
          [t('ui.cartonNumber', { number: index + 1 })],
          ...cellsOf(result),
        ]);
  return (
    <>
      <KeyFigure
        label={label}
        value={value}
        unit={unit}
        size={value.length > MAX_LARGE_FIGURE_LENGTH ? 'm' : 'l'}
        second={
          cost
            ? {
                label: t('ui.cost'),
                value: (
                  <span>
                    {cost} {perUnit && <small className={styles.each}>{perUnit}</small>}
                  </span>
                ),
              }
            : undefined
        }
        note={
          isOne ? (
            <>
              <span className={styles.basis}>{note}</span>
              {saving && <span className={styles.basis}>{saving}</span>}
            </>
          ) : (
            note
          )
        }
        aside={<CopyTable look="icon" label={platform('frame.copy')} rows={rows} />}
      />
      {isOne && <FillUp tool={tool} shown={shown} />}
    </>
  );
}
