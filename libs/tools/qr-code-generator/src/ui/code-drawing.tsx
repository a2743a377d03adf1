import styles from './qr-preview.module.css';

export interface CodeDrawingProps {
  /** From the engine. */
  svg: string;
  side: number;
  label: string;
}

/** The code as an image element, so that it can be saved from the context menu. */
export function CodeDrawing({ svg, side, label }: CodeDrawingProps) {
  return (
    <img
      className={styles.code}
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      width={side}
      height={side}
      alt={label}
      data-printed
    />
  );
}
