import { useDownload } from '@seller-toolbox/tool-kit';
import { toBulkFile } from '@seller-toolbox/tool-kit/bulk-file';
import { Button } from '@seller-toolbox/ui';
import { useFormat, useWords } from '@seller-toolbox/words/react';
import type { SourcesOutput } from '../../engine/sources-output.schema.ts';
import styles from './sources.module.css';
import { SOURCE_WORDS, type SourceWords } from './source-words.ts';

/** The rows of the campaign for a bulk sheet, to download. */
export function CampaignSheet({ campaign }: Pick<SourcesOutput, 'campaign'>) {
  const t = useWords<SourceWords>(SOURCE_WORDS);
  const format = useFormat();
  const download = useDownload();
  if (!campaign) return null;
  const save = () =>
    download(toBulkFile(campaign.rows), { extension: 'csv', type: 'text/csv', part: 'campaign' });
  return (
    <section className={styles.section} aria-label={t('campaign.title')}>
      <h3>{t('campaign.title')}</h3>
      <p className={styles.note}>
        {t('campaign.rows', {
          keywords: format.number(campaign.keywords),
          without: format.number(campaign.withoutBid),
        })}
      </p>
      <div>
        <Button size="s" icon="download" onClick={save}>
          {t('campaign.download')}
        </Button>
      </div>
    </section>
  );
}
