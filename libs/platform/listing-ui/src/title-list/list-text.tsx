import styles from './title-list.module.css';

/** A sentence or a title in a cell, wide enough to be read; `lang` where it is not the page's. */
export function ListText({ lang, children }: { lang?: string | undefined; children: string }) {
  if (children === '') return null;
  return (
    <div className={styles.text} lang={lang} dir="auto">
      {children}
    </div>
  );
}
