import { FileButton, FileDrop, TABLE_FILES } from '@seller-toolbox/file-import/file-drop';
import {
  loadTableImportWords,
  TABLE_IMPORT_WORDS,
  type TableImportWords,
} from '@seller-toolbox/file-import/table-import';
import { CLAIMS_WORDS, loadClaimsWords } from '@seller-toolbox/listing-ui/claims-words';
import { Button, Notice, ProgressBar, StatusRegion } from '@seller-toolbox/ui';
import { LazyWords } from '@seller-toolbox/words/lazy-words';
import { useFormat, usePlatformWords, useWords } from '@seller-toolbox/words/react';
import { useState } from 'react';
import { BUILDER_WORDS, loadBuilderWords, useBuilderWords } from '../builder/builder-words.ts';
import styles from '../builder/builder.module.css';
import type { BuilderProps } from '../builder/keyword-panel.tsx';
import { changedColumns } from './corrected-rows.ts';
import { MAX_LISTINGS, type ListedListing, type ReadListings } from './listing-file.ts';
import { useFileRead } from '../builder/use-file-read.ts';
import { ListingTable } from './listing-table.tsx';
import { useListingCheck, type ListingCheck } from './use-listing-check.ts';

/** Many listings of a report: scores and findings as a table, and the corrected rows as a file. */
export function ManyListings(props: BuilderProps) {
  return (
    <LazyWords namespace={BUILDER_WORDS} load={loadBuilderWords}>
      <LazyWords namespace={TABLE_IMPORT_WORDS} load={loadTableImportWords}>
        <LazyWords namespace={CLAIMS_WORDS} load={loadClaimsWords}>
          <Listings {...props} />
        </LazyWords>
      </LazyWords>
    </LazyWords>
  );
}

interface OpenedReport {
  readonly name: string;
  readonly read: ReadListings;
}

function Listings({ tool }: BuilderProps) {
  const t = useBuilderWords();
  const format = useFormat();
  const check = useListingCheck();
  const [report, setReport] = useState<OpenedReport | null>(null);
  const { marketplace, category, brands = '' } = tool.input;
  const ruleSet = tool.output?.ruleSet ?? tool.input.ruleSet;
  const listings = report?.read.listings ?? [];
  function open({ title, bullets, description, searchTerms, marketplace: named }: ListedListing) {
    const texts = { title, bullets: [...bullets], description, searchTerms };
    const shown = named === undefined ? texts : { ...texts, marketplace: named };
    tool.place(shown);
    void tool.clear({ what: 'example', own: Object.keys(shown) });
  }
  return (
    <div className={styles.part}>
      <p className={styles.note}>{t('builder.manyHint')}</p>
      <ReportField
        onRead={(read) => {
          check.reset();
          setReport(read);
        }}
      />
      {report && <p dir="auto">{t('builder.manyRead', { name: report.name, count: listings.length })}</p>}
      {report !== null && report.read.parents > 0 && (
        <p className={styles.note}>{t('builder.manyParents', { count: report.read.parents })}</p>
      )}
      {report?.read.hasMore && (
        <Notice tone="warn">{t('builder.manyMore', { max: format.number(MAX_LISTINGS) })}</Notice>
      )}
      {report && check.status !== 'running' && (
        <div className={styles.actions}>
          <Button
            variant="primary"
            icon="list-checks"
            disabled={listings.length === 0}
            onClick={() => check.start(listings, { marketplace, category, ruleSet, brands })}
          >
            {t('builder.manyRun', { count: listings.length })}
          </Button>
        </div>
      )}
      <Progress check={check} />
      {report && check.status !== 'running' && check.checked.length > 0 && (
        <ListingTable checked={check.checked} columns={report.read.columns} onOpen={open} />
      )}
    </div>
  );
}

/** Takes a report; says why nothing is read. */
function ReportField({ onRead }: { onRead: (report: OpenedReport) => void }) {
  const t = useBuilderWords();
  const refusals = useWords<TableImportWords>(TABLE_IMPORT_WORDS);
  const { rejection, isReading, readFile } = useFileRead(async (file) => {
    const { readListingFile } = await import('./listing-file.ts');
    const read = await readListingFile(file);
    return typeof read === 'string' ? read : () => onRead({ name: file.name, read });
  });
  return (
    <FileDrop
      look="open"
      accept={TABLE_FILES}
      isBusy={isReading}
      onFiles={([file]) => file && readFile(file)}
    >
      <div className={styles.actions}>
        <FileButton>{t('builder.manyFile')}</FileButton>
      </div>
      {rejection && (
        <Notice tone="bad" live="polite">
          {rejection === 'no-columns' ? t('builder.manyRefused') : refusals(`refusal.${rejection}`)}
        </Notice>
      )}
    </FileDrop>
  );
}

/** How far it is, and how it ended. */
function Progress({ check: { status, done, total, checked, stop } }: { check: ListingCheck }) {
  const t = useBuilderWords();
  const platform = usePlatformWords();
  const format = useFormat();
  if (status === 'running')
    return (
      <div className={styles.actions}>
        <ProgressBar
          label={t('builder.manyRunning')}
          value={done}
          max={total}
          text={`${format.number(done)} / ${format.number(total)}`}
        />
        <Button size="s" onClick={stop}>
          {platform('frame.cancel')}
        </Button>
      </div>
    );
  if (status === 'idle') return null;
  const corrected = checked.filter((one) => changedColumns(one).length > 0).length;
  const text =
    status === 'done'
      ? t('builder.manyDone', { number: format.number(total), corrected: format.number(corrected) })
      : t('builder.manyStopped', { done: format.number(done), total: format.number(total) });
  return (
    <>
      <StatusRegion message={text} />
      <Notice tone={status === 'failed' ? 'bad' : 'info'}>{text}</Notice>
    </>
  );
}
