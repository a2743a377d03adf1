import { useFormat } from '@seller-toolbox/words/react';
import { Card, KeyFigure } from '@seller-toolbox/ui';
import type { ReactNode } from 'react';
import styles from './figure-list.module.css';

export interface FigureListProps {
  readonly title: string;
  /** Right of the title. */
  readonly aside?: ReactNode;
  /** How many stand side by side where there is room. */
  readonly columns: 3 | 4;
  /** Name and count; sessions are what visitors are told apart by. */
  readonly figures: readonly (readonly [name: string, count: number])[];
}

/** Counts side by side under one heading. */
export function FigureList({ title, aside, columns, figures }: FigureListProps) {
  const format = useFormat();
  return (
    <Card title={title} actions={aside}>
      <div className={columns === 3 ? styles.three : styles.four}>
        {figures.map(([name, count]) => (
          <KeyFigure key={name} size="m" label={name} value={format.number(count)} />
        ))}
      </div>
    </Card>
  );
}
