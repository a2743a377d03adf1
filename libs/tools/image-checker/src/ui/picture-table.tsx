import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { CSV_START, toCsvLine, useDownload, useToolWords } from '@seller-toolbox/tool-kit';
import { Badge, Button, Card, DataTable, Notice, type IconName, type Tone } from '@seller-toolbox/ui';
import type { ImageReport } from '../engine/image-report.schema.ts';
import type zh from '../locales/zh.json';
import { reportOf, type CheckedPicture } from './checked-picture.ts';
import { useBytesText, useShareText } from './check-text.ts';
import { useFailureText } from './failure-text.ts';
import { formatName } from './format-name.ts';
import { pictureRow, verdictOf, type PictureVerdict } from './picture-rows.ts';
import { MAX_PICTURES, type Pictures } from './use-pictures.ts';
import styles from './picture-table.module.css';

const LOOKS: Readonly<Record<PictureVerdict, { tone: Tone; icon: IconName }>> = {
  good: { tone: 'ok', icon: 'circle-check' },
  doubtful: { tone: 'warn', icon: 'triangle-alert' },
  broken: { tone: 'bad', icon: 'circle-x' },
  failed: { tone: 'bad', icon: 'circle-x' },
  open: { tone: 'neutral', icon: 'clock' },
  header: { tone: 'neutral', icon: 'info' },
  stopped: { tone: 'neutral', icon: 'pause' },
};

export interface PictureTableProps {
  pictures: Pictures;
  /** A report by the rules in use. */
  judged: (report: ImageReport) => ImageReport;
}

/** All pictures with their figures; one is shown above. */
export function PictureTable({ pictures, judged }: PictureTableProps) {
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const format = useFormat();
  const download = useDownload();
  const shareText = useShareText();
  const bytesText = useBytesText();
  const failureText = useFailureText();
  const { all, selected, leftOut, select, clear, undoClear } = pictures;
  const words = (verdict: PictureVerdict) => t(`ui.state-${verdict}`);
  const judgedReport = (picture: CheckedPicture) => {
    const report = reportOf(picture);
    return report && judged(report);
  };
  const cell = (show: (report: ImageReport) => string) => (picture: CheckedPicture) => {
    const report = judgedReport(picture);
    return report ? show(report) : '–';
  };
  const share = (value: number | null) => (value === null ? '–' : shareText(value));

  function saveCsv() {
    const header = (
      ['file', 'state', 'width', 'height', 'format', 'bytes', 'white', 'fill', 'area'] as const
    ).map((column) => t(`ui.column-${column}`));
    const rows = all.map((picture) => pictureRow(picture, judgedReport(picture), { words, failureText }));
    download(CSV_START + [[...header, t('ui.column-rules')], ...rows].map(toCsvLine).join(''), {
      extension: 'csv',
      type: 'text/csv;charset=utf-8',
    });
  }

  if (all.length === 0) return <Cleared undo={undoClear} />;
  return (
    <Card
      title={t('ui.pictures', { count: format.number(all.length) })}
      actions={
        <div className={styles.actions}>
          <Button size="s" icon="download" onClick={saveCsv}>
            CSV
          </Button>
          <Button size="s" variant="quiet" icon="x" onClick={clear}>
            {platform('frame.clear')}
          </Button>
        </div>
      }
    >
      {leftOut > 0 && (
        <Notice tone="warn">{t('ui.leftOut', { count: format.number(leftOut), most: MAX_PICTURES })}</Notice>
      )}
      <DataTable
        caption={t('ui.pictures', { count: format.number(all.length) })}
        columns={[
          {
            key: 'file',
            header: t('ui.column-file'),
            kind: 'heading',
            cell: (picture) => (
              <button
                type="button"
                className={styles.name}
                aria-pressed={picture.id === selected?.id}
                onClick={() => select(picture.id)}
              >
                {picture.file.name}
              </button>
            ),
          },
          {
            key: 'state',
            header: t('ui.column-state'),
            cell: (picture) => {
              const verdict = verdictOf(picture, judgedReport(picture));
              return (
                <span className={styles.whole}>
                  <Badge {...LOOKS[verdict]}>{words(verdict)}</Badge>
                </span>
              );
            },
          },
          {
            key: 'size',
            header: t('ui.column-size'),
            kind: 'number',
            cell: cell(({ width, height }) => `${width} × ${height}`),
          },
          {
            key: 'white',
            header: t('ui.column-white'),
            kind: 'number',
            cell: cell(({ whiteShare }) => share(whiteShare)),
          },
          {
            key: 'fill',
            header: t('ui.column-fill'),
            kind: 'number',
            cell: cell(({ fillBySide, hasPlainBackground }) => share(hasPlainBackground ? fillBySide : null)),
          },
          {
            key: 'format',
            header: t('ui.column-format'),
            cell: cell((report) => (report.format === null ? '–' : formatName(report.format))),
          },
          {
            key: 'bytes',
            header: t('ui.column-bytes'),
            kind: 'number',
            cell: ({ file }) => bytesText(file.size),
          },
        ]}
        rows={all}
        rowKey={({ id }) => id}
        rowLook={({ id }) => (id === selected?.id ? 'marked' : 'plain')}
      />
    </Card>
  );
}

function Cleared({ undo }: { undo: (() => void) | null }) {
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  if (undo === null) return null;
  return (
    <Notice
      actions={
        <Button size="s" onClick={undo}>
          {platform('frame.undo')}
        </Button>
      }
    >
      {t('ui.cleared')}
    </Notice>
  );
}

/** Shown instead of results while a picture is checked, after a stop, or after a failure. */
export function NoReport({ picture: { file, state } }: { picture: CheckedPicture }) {
  const { t } = useToolWords<typeof zh>();
  const failureText = useFailureText();
  if (state.status === 'failed') {
    return (
      <Notice tone="bad" title={file.name} live="polite">
        {failureText(state.failure)}
      </Notice>
    );
  }
  return <p>{t(state.status === 'stopped' ? 'ui.stopped' : 'ui.checking', { name: file.name })}</p>;
}
