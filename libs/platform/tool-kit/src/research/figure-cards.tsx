import { KeyFigure, type KeyFigureProps } from '@seller-toolbox/ui';
import styles from './figure-cards.module.css';

export interface FigureCardsProps {
  figures: readonly (Pick<KeyFigureProps, 'value' | 'unit' | 'note' | 'tone'> & { readonly label: string })[];
}

/** Figures of the same weight side by side: totals and averages. */
export function FigureCards({ figures }: FigureCardsProps) {
  return (
    <div className={styles.cards}>
      {figures.map((figure) => (
        <div key={figure.label} className={styles.card}>
          <KeyFigure {...figure} size="m" />
        </div>
      ))}
    </div>
  );
}
