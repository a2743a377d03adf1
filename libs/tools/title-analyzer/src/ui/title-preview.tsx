import { useToolWords } from '@seller-toolbox/tool-kit';
import { listingLanguage } from '@seller-toolbox/tool-kit/listing-title';
import { Icon, ScrollBox } from '@seller-toolbox/ui';
import type { ListingMarketplaceCode } from '@seller-toolbox/reference-data/listing-marketplaces.data';
import type { TitleAnalysis } from '../engine/title-analyzer.schema.ts';
import type zh from '../locales/zh.json';
import styles from './title-preview.module.css';

export interface TitlePreviewProps {
  title: string;
  marketplace: ListingMarketplaceCode;
  mobile: TitleAnalysis['mobile'];
}

/** The title in a list of search results: whole on a desktop, cut on a phone. */
export function TitlePreview({ title, marketplace, mobile }: TitlePreviewProps) {
  const { t } = useToolWords<typeof zh>();
  const lang = listingLanguage(marketplace);
  return (
    <div className={styles.previews}>
      <figure className={styles.desktop}>
        <figcaption>{t('ui.preview-desktop')}</figcaption>
        <div className={styles.result}>
          <Icon name="image" size={24} className={styles.image} />
          <ScrollBox label={t('ui.preview-desktop')}>
            <p lang={lang} dir="auto">
              {title}
            </p>
          </ScrollBox>
        </div>
      </figure>
      <figure className={styles.mobile}>
        <figcaption>{t('ui.preview-mobile')}</figcaption>
        <div className={styles.result}>
          <Icon name="image" size={24} className={styles.image} />
          <p lang={lang} dir="auto">
            {mobile.visible}
            {mobile.isCut && '…'}
          </p>
        </div>
      </figure>
    </div>
  );
}
