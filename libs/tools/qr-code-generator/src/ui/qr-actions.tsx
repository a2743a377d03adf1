import { usePlatformWords } from '@seller-toolbox/words/react';
import { reloadPage, useDownload, useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { Button, Notice } from '@seller-toolbox/ui';
import type { engine } from '../engine/qr-code-generator.engine.ts';
import type { Pixels } from '../engine/qr-pixels.ts';
import type zh from '../locales/zh.json';
import { copyImage, toPng } from './png-image.ts';
import type { VerifiedCode } from './use-verified-code.ts';
import styles from './qr-actions.module.css';

export interface QrActionsProps {
  tool: Tool<typeof engine>;
  code: VerifiedCode;
  onStatus: (tone: 'ok' | 'bad', text: string) => void;
}

/** Save, copy, print: each runs after the image has been decoded again. */
export function QrActions({ tool, code, onStatus }: QrActionsProps) {
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const download = useDownload();
  const { output, trackUse } = tool;
  const { check, verify } = code;

  async function attempt(
    action: 'png' | 'svg' | 'copy' | 'print',
    work: (ready: Pixels) => void | Promise<void>,
  ) {
    const pixels = await verify();
    if (!output || !pixels) return;
    try {
      await work(pixels);
      if (action !== 'print') onStatus('ok', t(`ui.done-${action}`));
      trackUse({ action, size: output.size, level: output.level, version: output.version });
    } catch {
      onStatus('bad', t(action === 'copy' ? 'ui.copyFailed' : 'ui.saveFailed'));
    }
  }

  const savePng = async (ready: Pixels) =>
    download(await toPng(ready), { extension: 'png', type: 'image/png', name: 'qrcode.png' });
  const saveSvg = () =>
    download(output?.svg ?? '', { extension: 'svg', type: 'image/svg+xml', name: 'qrcode.svg' });
  const print = async () => {
    const { appendSvg, printFrame } = await import('@seller-toolbox/ui/print-frame');
    await printFrame((page) =>
      appendSvg(page, output?.svg ?? '', t('ui.codeOf', { url: output?.url ?? '' })),
    );
  };
  const disabled = check === 'checking' || check === 'unreadable';
  return (
    <div className={styles.actions}>
      {check === 'unreadable' && <Notice tone="bad">{t('ui.unreadable')}</Notice>}
      {check === 'unchecked' && (
        <Notice
          tone="warn"
          actions={
            <Button
              size="s"
              onClick={() => {
                void verify();
                reloadPage();
              }}
            >
              {platform('frame.retry')}
            </Button>
          }
        >
          {t('ui.unchecked')}
        </Notice>
      )}
      <div className={styles.buttons}>
        <Button
          icon="download"
          variant="primary"
          disabled={disabled}
          onClick={() => void attempt('png', savePng)}
        >
          {t('ui.savePng')}
        </Button>
        <Button icon="download" disabled={disabled} onClick={() => void attempt('svg', saveSvg)}>
          {t('ui.saveSvg')}
        </Button>
        <Button
          icon="copy"
          disabled={disabled}
          onClick={() => void attempt('copy', (ready) => copyImage(toPng(ready)))}
        >
          {t('ui.copyImage')}
        </Button>
        <Button icon="printer" disabled={disabled} onClick={() => void attempt('print', print)}>
          {t('ui.printCode')}
        </Button>
      </div>
    </div>
  );
}
