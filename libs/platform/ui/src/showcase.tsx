import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './showcase.module.css';

export interface ShowcaseRow {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly tone?: 'bad' | 'warn' | 'ok' | undefined;
  /** Its share of the bar; rows without one have no place in it. */
  readonly share?: number | undefined;
  /** What to do or to know about the others: no part of their list. */
  readonly isTip?: boolean | undefined;
}

export interface ShowcaseProps {
  /** What was typed. */
  given: ReactNode;
  /** What is read first. */
  figure: ReactNode;
  note: string;
  /** Below the figure; a `large` one has its column to itself. */
  picture?: ReactNode;
  look?: 'large' | undefined;
  /** Above the rows; left out, a bar of their shares. */
  scale?: ReactNode;
  rows: readonly ShowcaseRow[];
  /** What to do about it. */
  next?: { readonly label: string; readonly href: string };
}

const FILLS = [styles.fill1, styles.fill2, styles.fill3, styles.fill4, styles.fill5];

/** A worked example in one look: what was typed, the answer, and the rows that explain it. */
export function Showcase({ given, figure, note, picture, look, scale, rows, next }: ShowcaseProps) {
  const parts = rows.filter(({ share }) => share !== undefined);
  const fillOf = (row: ShowcaseRow) => FILLS[parts.indexOf(row)];
  return (
    <div className={classNames(styles.showcase, look && styles[look])}>
      <p className={styles.given} data-clip>
        {given}
      </p>
      <div className={styles.answer}>
        <div className={styles.figure}>{figure}</div>
        <p className={styles.note}>{note}</p>
      </div>
      {picture && <div className={styles.picture}>{picture}</div>}
      <div className={styles.reasons}>
        {scale}
        {parts.length > 0 && (
          <div className={styles.bar}>
            {parts.map((row) => (
              <i key={row.id} className={fillOf(row)} style={{ flexGrow: row.share }} />
            ))}
          </div>
        )}
        <ul className={styles.rows}>
          {rows.map((row) => (
            <li key={row.id} className={row.isTip ? styles.tip : undefined}>
              <span className={styles.label}>
                <i className={classNames(styles.mark, fillOf(row), row.tone && styles[row.tone])} />
                {row.label}
              </span>{' '}
              {row.value && <span className={styles.value}>{row.value}</span>}
            </li>
          ))}
        </ul>
        {next && (
          <a href={next.href} className={styles.next}>
            {next.label} →
          </a>
        )}
      </div>
    </div>
  );
}

/** A score out of 100 as a ring. */
export function ShowcaseRing({ score, text }: { score: number; text: string }) {
  return (
    <svg className={styles.ring} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <circle cx="50" cy="50" r="43" />
      <circle
        className={styles.arc}
        cx="50"
        cy="50"
        r="43"
        pathLength="100"
        strokeDasharray={`${score} 100`}
        transform="rotate(-90 50 50)"
      />
      <text x="50" y="50" textAnchor="middle" dominantBaseline="central">
        {text}
      </text>
    </svg>
  );
}

/** A length on a scale with its limit; what exceeds it is hatched. */
export function ShowcaseRuler({ length, limit }: { length: number; limit: number }) {
  const scale = Math.max(length, limit);
  const within = (Math.min(length, limit) / scale) * 100;
  return (
    <svg className={styles.ruler} width="100%" height="30" aria-hidden="true" focusable="false">
      <pattern
        id="showcase-over"
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="6" height="6" className={styles.over} />
        <path d="M0 0V6" className={styles.hatch} />
      </pattern>
      <rect className={styles.within} y="4" width={`${within}%`} height="12" />
      <rect x={`${within}%`} y="4" width={`${100 - within}%`} height="12" fill="url(#showcase-over)" />
      {Array.from({ length: Math.floor(scale / 10) + 1 }, (_, tick) => (
        <rect
          key={tick}
          className={styles.tick}
          x={`${((tick * 10) / scale) * 99.8}%`}
          y="20"
          width="1"
          height={tick % 5 === 0 ? 8 : 4}
        />
      ))}
      <rect className={styles.limit} x={`${within}%`} y="0" width="2" height="30" />
    </svg>
  );
}
