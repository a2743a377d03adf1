import type { ReactNode } from 'react';
import { LocalLink } from '@seller-toolbox/site-kit/local-link';
import { paths } from '@seller-toolbox/site-kit/paths';
import { useAfterHydration } from '@seller-toolbox/site-kit/hydration-hooks';
import { useHostWords } from '../base/site-words.tsx';
import { useSite } from '../base/site-config.tsx';
import styles from './footer.module.css';

/** The operator of the site. Every figure and name comes from its configuration. */
export function Footer() {
  const t = useHostWords();
  const site = useSite();
  return (
    <footer className={styles.footer}>
      <div className={styles.wrap}>
        <ul className={styles.values}>
          {(['free', 'private', 'sourced'] as const).map((value) => (
            <li key={value}>
              <b>{t(`footer.${value}Title`)}</b>
              {t(`footer.${value}Text`)}
            </li>
          ))}
        </ul>
        <section className={styles.about} data-text={site.authorText}>
          <h2>{t('footer.about')}</h2>
          <p>{site.authorText}</p>
        </section>
        <div className={styles.foot}>
          <div className={styles.links}>
            <LocalLink to={paths.tools}>{t('header.tools')}</LocalLink>
            <LocalLink to={paths.feedback}>{t('header.feedback')}</LocalLink>
            <a href={`mailto:${site.contactEmail}`}>{t('footer.mail')}</a>
            <OutsideLink
              href={site.forumUrl}
              text={t('footer.forum')}
              instead={
                // The forum does not exist yet: a click says so.
                <details className={styles.forum}>
                  <summary>{t('footer.forum')}</summary> {t('footer.forumSoon')}
                </details>
              }
            />
            <LocalLink to={paths.terms}>{t('footer.terms')}</LocalLink>
            <LocalLink to={paths.privacy}>{t('footer.privacy')}</LocalLink>
          </div>
          <div className={styles.legal}>
            <span>
              © {site.companyName} · {t('footer.rights')}
            </span>
            <span data-value={site.registrationNumber}>
              {t('footer.registration')} {site.registrationNumber}
            </span>
            <div className={styles.filings} data-value={site.filings.map(({ label }) => label).join('')}>
              {t('footer.filing')}
              {site.filings.map((filing, index) => (
                <OutsideLink key={index} href={filing.url} text={filing.label} />
              ))}
            </div>
          </div>
        </div>
      </div>
    </footer>
  );
}

interface OutsideLinkProps {
  readonly href: string;
  readonly text: string;
  /** Where there is no address yet; the text alone when not given. */
  readonly instead?: ReactNode;
}

/** A link of the configuration. The prerendered page has both forms: the service fills it, and the styles choose. */
function OutsideLink({ href, text, instead = text }: OutsideLinkProps) {
  const isDrawnAgain = useAfterHydration();
  return (
    <>
      {!(isDrawnAgain && href === '') && (
        <a href={href} rel="noopener">
          {text}
        </a>
      )}
      {!(isDrawnAgain && href !== '') && (
        <div data-href={href} data-value={text}>
          {instead}
        </div>
      )}
    </>
  );
}
