import { Icon, ScrollBox } from '@seller-toolbox/ui';
import styles from './title-preview.module.css';

export interface TitlePreviewProps {
  title: string;
  /** Of the listing. */
  language: string | undefined;
  /** What a phone shows of it. */
  mobile: { readonly visible: string; readonly isCut: boolean };
  labels: { readonly desktop: string; readonly mobile: string };
}

/** The title in a list of search results: whole on a desktop, cut on a phone. */
export function TitlePreview({ title, language, mobile, labels }: TitlePreviewProps) {
  return (
    <div className={styles.previews}>
      <figure className={styles.desktop}>
        <figcaption>{labels.desktop}</figcaption>
        <div className={styles.result}>
          <Icon name="image" size={24} className={styles.image} />
          <ScrollBox label={labels.desktop}>
            <p lang={language} dir="auto">
              {title}
            </p>
          </ScrollBox>
        </div>
      </figure>
      <figure className={styles.mobile}>
        <figcaption>{labels.mobile}</figcaption>
        <div className={styles.result}>
          <Icon name="image" size={24} className={styles.image} />
          <p lang={language} dir="auto">
            {mobile.visible}
            {mobile.isCut && '…'}
          </p>
        </div>
      </figure>
    </div>
  );
}
