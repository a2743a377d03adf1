import type { ProductRow } from '@seller-toolbox/catalogue/engine-worker';
import type { ToolProducts } from '@seller-toolbox/products';
import { useFormat, useWords } from '@seller-toolbox/words/react';
import { gapText } from '../gap-text.ts';
import { useProductsWords, type AnyWords } from '../products-words.ts';
import { remarksOf } from './change-model.ts';
import styles from './change.module.css';

export interface DayRemarksProps {
  toolId: string;
  hook: ToolProducts;
  sides: readonly Side[];
}

interface Side {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly rows: readonly (ProductRow | undefined)[];
}

/** Of each day, those that most products have. */
const MAX_REMARKS = 3;

/** What the figures of the days lack, and that those of a day to come may change. */
export function DayRemarks({ toolId, hook, sides }: DayRemarksProps) {
  const t = useProductsWords();
  const format = useFormat();
  const tool = useWords<Record<string, string>>(toolId) as AnyWords;
  const today = new Date().toISOString().slice(0, 10);
  const texts = sides.flatMap(({ day, rows }) => [
    ...(day > today ? [t('change.future', { day: format.date(day) })] : []),
    ...remarksOf(rows)
      .slice(0, MAX_REMARKS)
      .map(({ finding, products }) =>
        t('change.remark', {
          day: format.date(day),
          remark: gapText(finding, { hook, tool, format }),
          products: format.number(products),
        }),
      ),
  ]);
  if (texts.length === 0) return null;
  return (
    <ul className={styles.reasons}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
