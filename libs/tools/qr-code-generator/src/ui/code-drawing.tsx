import styles from './qr-preview.module.css';

export interface CodeDrawingProps {
  /** As the engine makes it. */
  svg: string;
  side: number;
  label: string;
}

/** The code as an image, so that whoever prefers the right button can save it. */
export function CodeDrawing({ svg, side, label }: CodeDrawingProps) {
  return (
    <img
      className={styles.code}
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      width={side}
      height={side}
      alt={label}
    />
  );
}
