import { listingLanguage } from '@seller-toolbox/listing-ui/listing-title';
import { TITLE_POLICIES } from '@seller-toolbox/reference-data/title-policies.data';
import { LazyWords } from '@seller-toolbox/words/lazy-words';
import { BUILDER_WORDS, loadBuilderWords, useBuilderWords } from './builder-words.ts';
import type { BuilderProps } from './keyword-panel.tsx';
import styles from './builder.module.css';

/** The listing among search results and as a page, on a phone and on a desktop. */
export function ListingPreview(props: BuilderProps) {
  return (
    <LazyWords namespace={BUILDER_WORDS} load={loadBuilderWords}>
      <Previews {...props} />
    </LazyWords>
  );
}

function Previews({ tool: { input, output } }: BuilderProps) {
  const t = useBuilderWords();
  const title = input.title.trim();
  const { mobileVisible } = TITLE_POLICIES[output?.ruleSet ?? 'standard'];
  const characters = Array.from(title);
  const isCut = characters.length > mobileVisible;
  const language = listingLanguage(input.marketplace);
  return (
    <div className={styles.part}>
      <div className={styles.previews} lang={language}>
        <figure className={styles.phone}>
          <figcaption>{t('builder.phone')}</figcaption>
          <p dir="auto" className={styles.note}>
            {isCut ? `${characters.slice(0, mobileVisible).join('')}…` : title}
          </p>
          <Page input={input} order="bullets-last" />
        </figure>
        <figure>
          <figcaption>{t('builder.desktop')}</figcaption>
          <Page input={input} order="bullets-first" />
        </figure>
      </div>
    </div>
  );
}

interface PageProps extends Pick<BuilderProps['tool'], 'input'> {
  /** A phone shows the description above the bullet points. */
  order: 'bullets-first' | 'bullets-last';
}

function Page({ input, order }: PageProps) {
  const bullets = input.bullets.map((bullet) => bullet.trim()).filter((bullet) => bullet !== '');
  const list = bullets.length > 0 && (
    <ul>
      {bullets.map((bullet, at) => (
        <li key={at} dir="auto">
          {bullet}
        </li>
      ))}
    </ul>
  );
  const description = input.description.trim() !== '' && <p dir="auto">{plainText(input.description)}</p>;
  return (
    <div className={styles.page}>
      <p dir="auto" className={styles.title}>
        {input.title.trim()}
      </p>
      {order === 'bullets-first' ? list : description}
      {order === 'bullets-first' ? description : list}
    </div>
  );
}

const SIGNS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
};

/** As a page shows it: markup is gone, its breaks stay. */
function plainText(text: string): string {
  return text
    .replace(/<(?:br|\/p|\/li)\b[^<>]{0,200}>/giu, '\n')
    .replace(/<\/?[a-z][^<>]{0,2000}>/giu, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/gu, (entity, name: string) => SIGNS[name] ?? entity)
    .trim();
}
