import { CopyTable, CSV_START, toCsvLine, useDownload, useToolWords } from '@seller-toolbox/tool-kit';
import { Button, CopyButton } from '@seller-toolbox/ui';
import { LazyWords } from '@seller-toolbox/words/lazy-words';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import type zh from '../../locales/zh.json';
import { BUILDER_WORDS, loadBuilderWords, useBuilderWords } from './builder-words.ts';
import { flatFileRows } from './flat-file.ts';
import type { BuilderProps } from './keyword-panel.tsx';
import styles from './builder.module.css';

/** The listing for Seller Central: each field for the clipboard, all of it as CSV, and the columns of an inventory file. */
export function ListingExport(props: BuilderProps) {
  return (
    <LazyWords namespace={BUILDER_WORDS} load={loadBuilderWords}>
      <Export {...props} />
    </LazyWords>
  );
}

function Export({ tool: { input } }: BuilderProps) {
  const t = useBuilderWords();
  const { t: tool } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const format = useFormat();
  const download = useDownload();
  const fields = [
    { label: tool('ui.title'), text: input.title },
    ...input.bullets.map((text, at) => ({
      label: tool('ui.bullet', { number: format.number(at + 1) }),
      text,
    })),
    { label: tool('ui.description'), text: input.description },
    { label: tool('ui.searchTerms'), text: input.searchTerms },
  ].map(({ label, text }) => ({ label, text: text.trim() }));
  const filled = fields.filter(({ text }) => text !== '');
  const bullets = input.bullets.map((bullet) => bullet.trim()).filter((bullet) => bullet !== '');
  const words = { copiedLabel: platform('frame.copied'), failedLabel: platform('frame.copyFailed') };
  const save = () =>
    download([CSV_START, ...fields.map(({ label, text }) => toCsvLine([label, text]))].join(''), {
      extension: 'csv',
      type: 'text/csv;charset=utf-8',
      part: 'listing',
    });
  return (
    <div className={styles.part}>
      <div className={styles.actions}>
        {filled.map(({ label, text }) => (
          <CopyButton
            key={label}
            size="s"
            text={text}
            label={t('builder.copyField', { field: label })}
            {...words}
          />
        ))}
        {bullets.length > 1 && (
          <CopyButton size="s" text={bullets.join('\n')} label={t('builder.copyBullets')} {...words} />
        )}
      </div>
      <div className={styles.actions}>
        <Button size="s" icon="download" disabled={filled.length === 0} onClick={save}>
          {t('builder.saveListing')}
        </Button>
        <CopyTable size="s" label={t('builder.copyFlatFile')} rows={() => flatFileRows(input)} />
      </div>
      <p className={styles.note}>{t('builder.flatFileHint')}</p>
    </div>
  );
}
