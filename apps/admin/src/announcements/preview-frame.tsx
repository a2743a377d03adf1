import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './preview-frame.module.css';

export const PREVIEW_WIDTHS = { desktop: 1200, phone: 390 } as const;
export type PreviewWidth = keyof typeof PREVIEW_WIDTHS;
export const PREVIEW_THEMES = ['light', 'dark'] as const;
export type PreviewTheme = (typeof PREVIEW_THEMES)[number];

export interface PreviewFrameProps {
  readonly title: string;
  readonly width: PreviewWidth;
  readonly theme: PreviewTheme;
  /** A BCP 47 tag, for the fonts. */
  readonly lang: string;
  readonly children: ReactNode;
}

/** A page in a frame, with the styles of this one: widths and themes apply to it alone. */
export function PreviewFrame({ title, width, theme, lang, children }: PreviewFrameProps) {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);

  // Some browsers replace the empty page of a frame when it has loaded.
  function fill(page: Document | null | undefined) {
    if (!page || page.body === body) return;
    for (const sheet of document.querySelectorAll('style, link[rel="stylesheet"]')) {
      page.head.append(page.importNode(sheet, true));
    }
    setBody(page.body);
  }

  useEffect(() => fill(frame?.contentDocument));
  useEffect(() => {
    const page = body?.ownerDocument.documentElement;
    page?.setAttribute('data-theme', theme);
    page?.setAttribute('lang', lang);
  }, [body, theme, lang]);

  return (
    <div className={styles.scroll} data-width={width}>
      <iframe
        ref={setFrame}
        className={styles.frame}
        title={title}
        width={PREVIEW_WIDTHS[width]}
        onLoad={(event) => fill(event.currentTarget.contentDocument)}
      />
      {body && createPortal(children, body)}
    </div>
  );
}
