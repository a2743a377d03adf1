import styles from './ruler-bar.module.css';

export interface RulerMarkSignProps {
  /** Place of the mark among the marks, from 0: each has a head of another shape. */
  index: number;
  height?: number | undefined;
}

const HEADS = [
  'M-5 0H5L0 7Z',
  'M0 0 4 4 0 8 -4 4Z',
  'M-3.5 0H3.5V7H-3.5Z',
  'M-4 3.5A4 4 0 1 1 4 3.5 4 4 0 1 1 -4 3.5Z',
] as const;

export function RulerMarkSign({ index, height = 24 }: RulerMarkSignProps) {
  return (
    <g className={styles.markSign}>
      <line x1="0" x2="0" y1="4" y2={height} />
      <path d={HEADS[index % HEADS.length]} />
    </g>
  );
}
