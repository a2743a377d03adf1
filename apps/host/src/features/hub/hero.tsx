import { tools } from '@seller-toolbox/catalogue';
import { LANGUAGES } from '@seller-toolbox/words';
import { Icon, Pill, toIconName } from '@seller-toolbox/ui';
import { localizeNumbers } from '@seller-toolbox/words/localize-numbers';
import { useFormat } from '@seller-toolbox/words/react';
import type { MouseEvent, ReactNode } from 'react';
import { LocalLink } from '@seller-toolbox/site-kit/local-link';
import { paths, TOOLS_ANCHOR } from '@seller-toolbox/site-kit/paths';
import { useCatalogueWords, useHostWords } from '../../site/base/site-words.tsx';
import { useHomeWords } from '../../site/base/home-words.ts';
import { ALL_CATEGORIES } from '../../site/base/tool-search.ts';
import { useSite } from '../../site/base/site-config.tsx';
import { FEES_CHECKED_ON, FEE_MARKETPLACES } from './fee-tables.data.ts';
import styles from './hero.module.css';
import { inHubOrder } from './hub-order.ts';
import { Showcases } from './showcases.tsx';

const SHORTCUTS = 4;
const READY = tools.filter(({ status }) => status === 'ready').length;
const COMING = tools.length - READY;

export interface HeroProps {
  /** 2 where another heading names the page. */
  readonly headingLevel: 1 | 2;
  /** The field for any text. */
  readonly ask?: ReactNode;
}

/** What the site is, in one look, the way to the tools, and what they do. */
export function Hero({ headingLevel, ask }: HeroProps) {
  const t = useHomeWords();
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <Pill>{t('hero.badge')}</Pill>
        <Heading className={styles.title} tabIndex={-1}>
          {t('hero.title')}
          <em>{t('hero.highlight')}</em>
        </Heading>
        <p className={styles.line}>{t('hero.line')}</p>
        {ask}
      </div>
      <Showcases />
      <Shortcuts />
      <div className={styles.actions}>
        <Facts />
      </div>
    </section>
  );
}

/** The way to the tools, what anyone can check, and the claims of the operator where there are some. */
function Facts() {
  const t = useHomeWords();
  const format = useFormat();
  const { heroClaims } = useSite();
  const claims = String(heroClaims.show);
  return (
    <div>
      <ul className={styles.facts}>
        <li className={styles.fact}>
          <a href={`#${TOOLS_ANCHOR}`} onClick={scrollToTools}>
            <b className="num">{format.number(READY)}</b> {t('hero.tools')}{' '}
            <Icon name="chevron-down" size={14} />
          </a>
        </li>
        <Fact value={COMING ? `+${format.number(COMING)}` : ''} label={t('hero.coming')} />
        <Fact value={format.number(LANGUAGES.length)} label={t('hero.languages')} />
        <Fact value={format.number(FEE_MARKETPLACES)} label={t('hero.marketplaces')} />
        <Fact value={localizeNumbers(heroClaims.sellers, format)} label={t('hero.sellers')} shown={claims} />
        <Fact value={localizeNumbers(heroClaims.rating, format)} label={t('hero.rating')} shown={claims} />
      </ul>
      <p className={styles.source}>
        <Icon name="circle-check" size={16} />
        {t('hero.dated', { date: format.date(FEES_CHECKED_ON) })}
      </p>
      <p className={styles.claimed} data-shown={claims} data-typed={String(heroClaims.confirmed)}>
        {t('hero.claimed')}
      </p>
    </div>
  );
}

/** On a phone the first screen has no space for cards: the first tools, which are the hot ones, and the way to all. */
function Shortcuts() {
  const words = useCatalogueWords();
  const t = useHostWords();
  const format = useFormat();
  return (
    <ul className={styles.shortcuts}>
      {inHubOrder(tools, [])
        .slice(0, SHORTCUTS)
        .map(({ id, icon }) => (
          <li key={id}>
            <LocalLink to={paths.tool(id)} className={styles.shortcut}>
              <Icon name={toIconName(icon)} size={18} />
              <span>{words[id]?.title ?? id}</span>
            </LocalLink>
          </li>
        ))}
      <li>
        <a href={`#${TOOLS_ANCHOR}`} className={styles.shortcut} onClick={scrollToTools}>
          <Icon name="menu" size={18} />
          <span>
            {t(`category.${ALL_CATEGORIES}`)} {format.number(tools.length)}
          </span>
        </a>
      </li>
    </ul>
  );
}

/** Scrolls smoothly only here: what the keyboard reaches must be visible immediately. */
function scrollToTools(event: MouseEvent) {
  const tools = document.getElementById(TOOLS_ANCHOR);
  if (!tools) return;
  event.preventDefault();
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  tools.scrollIntoView({ behavior: prefersReducedMotion ? 'auto' : 'smooth' });
  tools.querySelector<HTMLElement>('h1, h2')?.focus({ preventScroll: true });
}

interface FactProps {
  readonly value: string;
  readonly label: string;
  /** `false` hides it; a text, because the service fills it into the prerendered page. */
  readonly shown?: string;
}

function Fact({ value, label, shown }: FactProps) {
  return (
    <li className={styles.fact} data-shown={shown} data-value={value}>
      <b className="num">{value}</b> {label}
    </li>
  );
}
