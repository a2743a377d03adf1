import { useFormat } from '@seller-toolbox/words/react';
import { useEffect } from 'react';
import { describePage } from '../../site/base/page-head.ts';
import { useSite } from '../../site/base/site-config.tsx';
import styles from './legal-page.module.css';
import { useCustomLegalText, type LegalName } from './use-custom-legal-text.ts';

/** The date of the last change of content. */
const UPDATED = '2026-11-24';

export interface LegalPageProps {
  readonly page: LegalName;
  readonly title: string;
  readonly description: string;
  /** Makes the line that names the day of the last change. */
  readonly updated: (date: string) => string;
  readonly sections: readonly { readonly title: string; readonly text: string }[];
  readonly contactTitle: string;
}

/** A page of texts, with whom to write to at its end. */
export function LegalPage({ page, title, description, updated, sections, contactTitle }: LegalPageProps) {
  const { companyName, contactEmail } = useSite();
  const format = useFormat();
  const customText = useCustomLegalText(page);
  useEffect(() => describePage(description), [description]);
  return (
    <article className={styles.page}>
      <h1>{title}</h1>
      <p className={styles.line}>{description}</p>
      {/* If it has content, the style sheet hides the built-in text: the service fills pages without React. */}
      <p className={styles.custom}>{customText}</p>
      <div className={styles.builtIn}>
        <p className={styles.date}>{updated(format.date(UPDATED))}</p>
        {sections.map((section) => (
          <section key={section.title}>
            <h2>{section.title}</h2>
            <p>{section.text}</p>
          </section>
        ))}
      </div>
      <section>
        <h2>{contactTitle}</h2>
        <p>{companyName}</p>
        <p>
          <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
        </p>
      </section>
    </article>
  );
}
