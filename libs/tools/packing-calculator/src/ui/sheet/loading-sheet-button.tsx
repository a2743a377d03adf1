import { useDownload, useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { Button } from '@seller-toolbox/ui';
import type { BoxInput } from '../../engine/packing-calculator.schema.ts';
import type zh from '../../locales/zh.json';
import { useContentText } from '../content-text.ts';
import { useCartonText } from '../carton-text.ts';
import { useMeasures } from '../measures.tsx';
import type { TitledCarton } from './loading-sheet-file.ts';

export interface LoadingSheetButtonProps {
  cartons: readonly TitledCarton[];
  boxes: readonly BoxInput[];
}

/** Saves a PDF with a picture of every layer; what makes it is loaded on the click. */
export function LoadingSheetButton({ cartons, boxes }: LoadingSheetButtonProps) {
  const { t } = useToolWords<typeof zh>();
  const words = {
    t,
    format: useFormat(),
    contentText: useContentText(boxes),
    cartonText: useCartonText(),
    measures: useMeasures(),
  };
  const download = useDownload();

  async function save() {
    const { loadingSheetFile } = await import('./loading-sheet-file.ts');
    const bytes = await loadingSheetFile(cartons, boxes, words);
    download(new Blob([new Uint8Array(bytes)]), { extension: 'pdf', type: 'application/pdf' });
  }

  return (
    <div>
      <Button size="s" icon="download" onClick={() => void save()}>
        {t('ui.loadingSheet')}
      </Button>
    </div>
  );
}
