import { useHomeWords } from '../../site/base/home-words.ts';
import styles from './about-site.module.css';
import { BUILT_IN_CURRENCIES } from './built-in-currencies.data.ts';
import { PhoneFold } from './phone-fold.tsx';

const PARTS = ['listing', 'money', 'daily', 'trust'] as const;

/** A long description of the site, for interested visitors and for search engines. */
export function AboutSite() {
  const t = useHomeWords();
  return (
    <section className={styles.about} aria-labelledby="about-site-title">
      <h2 id="about-site-title">{t('about.title')}</h2>
      <PhoneFold label={t('about.more')} />
      <div className={styles.body}>
        <p className={styles.intro}>{t('about.intro')}</p>
        <div className={styles.parts}>
          {PARTS.map((part) => (
            <div key={part}>
              <h3>{t(`about.${part}Title`)}</h3>
              <p>{t(`about.${part}Text`, { currencies: BUILT_IN_CURRENCIES })}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
