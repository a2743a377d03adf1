import type { TextTable } from '@seller-toolbox/tool-contract';
import { Select, type SelectOption } from '@seller-toolbox/ui';
import styles from './import-dialog.module.css';
import { fieldLabel, type TranslateProducts } from './products-words.ts';

export interface ColumnChoicesProps<Target extends string> {
  table: TextTable;
  options: readonly SelectOption<Target | ''>[];
  /** By the index of the column; null is not read. */
  targets: readonly (Target | null)[];
  onTargets: (targets: readonly (Target | null)[]) => void;
}

const EXAMPLES = 3;

/** What each column of a file is, with examples of its cells. */
export function ColumnChoices<Target extends string>(props: ColumnChoicesProps<Target>) {
  const { table, options, targets, onTargets } = props;
  return (
    <div className={styles.mapping}>
      {table.headers.map((header, column) => (
        <label key={column} className={styles.column}>
          <span className={styles.header}>
            <strong dir="auto">{header}</strong>
            <span dir="auto">{examplesOf(table, column)}</span>
          </span>
          <Select
            options={options}
            value={targets[column] ?? ''}
            onValueChange={(target) =>
              onTargets(
                table.headers.map((_, at) => (at === column ? target || null : (targets[at] ?? null))),
              )
            }
          />
        </label>
      ))}
    </div>
  );
}

/** The name of what a column can be. */
export function targetLabel(t: TranslateProducts, target: string): string {
  if (target === 'own') return t('import.own');
  const bullet = /^bullet-(\d)$/.exec(target)?.[1];
  return bullet === undefined ? fieldLabel(t, target) : `${t('field.bullets')} ${bullet}`;
}

function examplesOf({ rows }: TextTable, column: number): string {
  const cells = rows.slice(0, 20).map(({ cells: line }) => line[column] ?? '');
  return [...new Set(cells.filter((cell) => cell !== ''))].slice(0, EXAMPLES).join(' · ');
}
