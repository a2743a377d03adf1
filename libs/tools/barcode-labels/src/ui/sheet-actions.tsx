import { useDownload, useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { Button, Notice, ProgressBar } from '@seller-toolbox/ui';
import { useState } from 'react';
import type { engine } from '../engine/barcode-labels.engine.ts';
import type { BarcodeOutput } from '../engine/barcode-labels.schema.ts';
import { pageSvg, type PageOptions } from '../engine/page-svg.ts';
import type zh from '../locales/zh.json';
import styles from './label-inputs.module.css';
import { usePdf } from './use-pdf.ts';

type Action = 'print' | 'test' | 'svg' | 'pdf';
/** False where the visitor stopped it. */
type Work = () => void | Promise<void | boolean>;

/** Print, a test print with outlines, PDF, and the first page as SVG. */
export function SheetActions({ tool, output }: { tool: Tool<typeof engine>; output: BarcodeOutput }) {
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const format = useFormat();
  const download = useDownload();
  const pdf = usePdf();
  const [busy, setBusy] = useState<Action | null>(null);
  const [hasFailed, setFailed] = useState(false);

  async function attempt(action: Action, work: Work) {
    setBusy(action);
    setFailed(false);
    try {
      // A stopped PDF is not a use.
      if ((await work()) === false) return;
      tool.trackUse({ action, sheet: output.sheetId, copies: output.totals.copies });
    } catch {
      setFailed(true);
    } finally {
      setBusy(null);
    }
  }

  async function print(options: PageOptions) {
    const { printPages } = await import('./print-pages.ts');
    await printPages(output, options);
  }

  async function savePdf() {
    const bytes = await pdf.make(output);
    if (bytes) download(new Blob([new Uint8Array(bytes)]), { extension: 'pdf', type: 'application/pdf' });
    return bytes !== null;
  }

  const saveSvg = () =>
    download(pageSvg(output, 0, { outlines: false }), { extension: 'svg', type: 'image/svg+xml' });
  const disabled = output.totals.copies === 0;
  const button = (action: Action, icon: 'printer' | 'download' | 'ruler', work: Work) => (
    <Button
      icon={icon}
      variant={action === 'print' ? 'primary' : undefined}
      disabled={disabled}
      busy={busy === action}
      onClick={() => void attempt(action, work)}
    >
      {t(`ui.action-${action}`)}
    </Button>
  );
  return (
    <>
      <div className={styles.actions}>
        {button('print', 'printer', () => print({ outlines: false }))}
        {button('pdf', 'download', savePdf)}
        {button('svg', 'download', saveSvg)}
        {button('test', 'ruler', () => print({ outlines: true }))}
      </div>
      {pdf.share !== null && (
        <div className={styles.progress}>
          <ProgressBar label={t('ui.pdfRunning')} value={pdf.share} text={format.percent(pdf.share, 0)} />
          <Button size="s" onClick={pdf.stop}>
            {platform('frame.cancel')}
          </Button>
        </div>
      )}
      <p>{t('ui.printHint')}</p>
      {hasFailed && (
        <Notice tone="bad" live="polite">
          {t('ui.failed')}
        </Notice>
      )}
    </>
  );
}
