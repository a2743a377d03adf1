import type { BatchAnswer } from '@seller-toolbox/file-import/tool-batch';
import type { ProductColumn, RuleSet } from '@seller-toolbox/tool-contract';
import { useRuleSetName } from '@seller-toolbox/tool-kit/rule-set-name';
import { writeText } from '@seller-toolbox/words/write-text';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { useMemo } from 'react';
import { problemText, shownFigure } from '../figure-columns.ts';
import { useProductsWords, type AnyWords } from '../products-words.ts';
import { useFileWords } from './file-words.ts';
import type { ToolTexts } from './tool-texts.ts';
import type { LoadedTool } from './use-batch-tool.ts';

/** A result column of the table on the page. */
export interface ResultColumn {
  readonly id: string;
  readonly label: string;
  readonly isFigure: boolean;
  readonly shown: (cells: Cells) => string;
}

type Cells = readonly (string | number | null)[];

/** The columns that the page shows; those of the file have the same results by output path. */
export function useResultColumns(
  { facts, hook, report }: LoadedTool,
  texts: ToolTexts,
  ruleSets: readonly string[],
): readonly ResultColumn[] {
  const format = useFormat();
  const nameOf = useRuleSetName();
  const { t } = texts;
  return useMemo(() => {
    const { names } = facts;
    const sets = ruleSets.length > 0 ? ruleSets : [null];
    return sets.flatMap((id, set) => {
      const prefix = ruleSetPrefix(facts.ruleSets, id, nameOf);
      const cellAt = (cells: Cells, at: number) => cells[set * names.length + at] ?? null;
      const unitOf = ({ unit }: ProductColumn, cells: Cells) => {
        if (typeof unit !== 'object') return unit ?? null;
        const text = cellAt(cells, names.indexOf(unit.path));
        return text === null ? null : String(text);
      };
      const columns = hook?.columns ?? report?.rows.columns;
      if (columns)
        return columns.map((column, at): ResultColumn => ({
          id: `${id} ${column.path}`,
          label: `${prefix}${t(`ui.${column.label}`)}`,
          isFigure: column.kind !== 'text' && column.kind !== 'code',
          shown: (cells) =>
            shownFigure(column, { value: cellAt(cells, at), unit: unitOf(column, cells) }, { format, t }),
        }));
      return names.map((name, at): ResultColumn => ({
        id: `${id} ${name}`,
        label: `${prefix}${name}`,
        isFigure: false,
        shown: (cells) => {
          const cell = cellAt(cells, at);
          return typeof cell === 'number' ? format.number(cell) : (cell ?? '');
        },
      }));
    });
    // The names of rule sets change with the format.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [facts, hook, report, ruleSets, format, t]);
}

function ruleSetPrefix(
  all: readonly RuleSet[],
  id: string | null,
  nameOf: (ruleSet: RuleSet) => string,
): string {
  const found = all.find((set) => set.id === id);
  return found ? `${nameOf(found)} · ` : '';
}

/** Why a row has no results, or some of them are empty; null where it has all, or is not computed yet. */
export function useProblemTexts(
  { hook, report }: LoadedTool,
  { t, fieldName }: ToolTexts,
): (answer: BatchAnswer | undefined) => string | null {
  const file = useFileWords();
  const products = useProductsWords();
  const platform = usePlatformWords() as AnyWords;
  const format = useFormat();
  return (answer) => {
    const found = !answer || 'json' in answer ? [] : 'cells' in answer ? answer.lacks : answer.problems;
    if (!found || found.length === 0) return null;
    const texts = found.map(({ path, code }) => {
      if (code === 'not-computed') return file('problem.notComputed');
      if (code === 'left-out') return file('problem.leftOut');
      if (report && path === '') return writeText(report.rows.problemText(code), { t, format });
      if (code === 'other-currency') return products('tool.otherCurrency');
      const text = problemText({ path, code }, { hook, products, platform, tool: t });
      // What cannot be read names the header of its column.
      if (code === 'invalid-value' && !path.includes('.') && !hook?.reads.some((read) => read.path === path))
        return `${path}: ${file('problem.cell')}`;
      return hook || path === '' ? text : `${fieldName(path)}: ${text}`;
    });
    return [...new Set(texts)].join(' ');
  };
}
