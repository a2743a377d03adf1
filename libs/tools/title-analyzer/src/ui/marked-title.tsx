import { useToolWords } from '@seller-toolbox/tool-kit';
import { listingLanguage, MarkedText, toRuns } from '@seller-toolbox/listing-ui/listing-title';
import { classNames } from '@seller-toolbox/ui';
import type { ListingMarketplaceCode } from '@seller-toolbox/reference-data/listing-marketplaces.data';
import type { HighlightCode, TitleHighlight } from '../engine/title-analyzer.schema.ts';
import type zh from '../locales/zh.json';
import styles from './marked-title.module.css';

export interface MarkedTitleProps {
  title: string;
  marketplace: ListingMarketplaceCode;
  highlights: readonly TitleHighlight[];
}

/** The title with highlighted findings and a legend. */
export function MarkedTitle({ title, marketplace, highlights }: MarkedTitleProps) {
  const { t } = useToolWords<typeof zh>();
  const codes = [...new Set(highlights.flatMap((highlight) => highlight.codes))];
  const classOf = (shown: readonly HighlightCode[]) =>
    classNames(styles.mark, ...shown.map((code) => styles[code]));
  const nameOf = (shown: readonly HighlightCode[]) =>
    shown.map((code) => t(`ui.highlight-${code}`)).join(' · ');
  return (
    <MarkedText
      caption={t('ui.marked')}
      language={listingLanguage(marketplace)}
      more={
        codes.length > 0 && (
          <ul className={styles.legend}>
            {codes.map((code) => (
              <li key={code}>
                <mark className={classOf([code])}>{t(`ui.highlight-${code}`)}</mark>
              </li>
            ))}
          </ul>
        )
      }
    >
      {toRuns(title, highlights).map(({ start, text, mark }) =>
        mark ? (
          <mark key={start} className={classOf(mark.codes)} title={nameOf(mark.codes)}>
            {text}
          </mark>
        ) : (
          <span key={start}>{text}</span>
        ),
      )}
    </MarkedText>
  );
}
