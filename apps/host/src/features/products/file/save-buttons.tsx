import { CSV_START, toCsvLine } from '@seller-toolbox/contracts/csv';
import { resultCells, resultLines, skusOf } from '@seller-toolbox/file-import/tool-batch';
import { Button } from '@seller-toolbox/ui';
import { downloadFile } from '@seller-toolbox/ui/download-file';
import { usePlatformWords } from '@seller-toolbox/words/react';
import { useState } from 'react';
import { useFileWords } from './file-words.ts';
import { NOT_COMPUTED, writeWorkbook, type BatchRun, type BatchSetup } from './use-batch-run.ts';
import type { LoadedTool } from './use-batch-tool.ts';

const FORMATS = ['csv', 'xlsx', 'ndjson'] as const;
type SaveFormat = (typeof FORMATS)[number];

const TYPES: Readonly<Record<SaveFormat, string>> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ndjson: 'application/x-ndjson',
};

export interface SaveButtonsProps {
  run: BatchRun;
  setup: BatchSetup;
  /** Of the chosen file. */
  fileName: string;
  tool: LoadedTool;
}

/** Saves the file with its results. */
export function SaveButtons({ run, setup, fileName, tool }: SaveButtonsProps) {
  const t = useFileWords();
  const platform = usePlatformWords();
  const [busy, setBusy] = useState<SaveFormat | null>(null);
  const [hasFailed, setFailed] = useState(false);

  async function contentOf(format: SaveFormat): Promise<BlobPart[]> {
    const { table, targets, ruleSets } = setup;
    const { hook, facts } = tool;
    if (format === 'ndjson') return resultLines(skusOf(table, hook && targets), await run.wholeAnswers());
    const answers = table.rows.map((_, row) => run.answers.get(row) ?? NOT_COMPUTED);
    const rows = resultCells({ table, answers, names: facts.names, ruleSets });
    return format === 'csv' ? [CSV_START, ...rows.map(toCsvLine)] : [await writeWorkbook(rows)];
  }
  async function save(format: SaveFormat) {
    setBusy(format);
    setFailed(false);
    try {
      const name = `${fileName.replace(/\.[^.]*$/, '')}-results.${format}`;
      downloadFile(new Blob(await contentOf(format)), { name, type: TYPES[format] });
    } catch {
      setFailed(true);
    }
    setBusy(null);
  }
  return (
    <>
      {FORMATS.map((format) => (
        <Button
          key={format}
          icon="download"
          busy={busy === format}
          aria-disabled={busy !== null}
          onClick={() => busy === null && void save(format)}
        >
          {t(`save.${format}`)}
        </Button>
      ))}
      {hasFailed && <span role="alert">{platform('frame.failed')}</span>}
    </>
  );
}
