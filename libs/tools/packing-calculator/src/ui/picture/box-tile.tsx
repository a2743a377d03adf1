import { boxLook } from './box-look.ts';
import styles from './box-tile.module.css';

/** A square of 8 in color and hatching of a line of the load. */
export function BoxTile({ index }: { index: number }) {
  const { color, lines } = boxLook(index);
  return (
    <>
      <path d="M0 0h8v8H0z" fill={`var(${color})`} />
      <path d={lines} className={styles.lines} />
    </>
  );
}

/** The tile in small, for the list of boxes and the legend of the drawing. */
export function BoxSwatch({ index }: { index: number }) {
  return (
    <svg viewBox="0 0 8 8" className={styles.swatch} aria-hidden="true" focusable="false">
      <BoxTile index={index} />
    </svg>
  );
}
