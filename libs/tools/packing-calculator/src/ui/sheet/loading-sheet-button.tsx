import { useDownload, useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { Button } from '@seller-toolbox/ui';
import type { BoxInput, CartonResult } from '../../engine/packing-calculator.schema.ts';
import type zh from '../../locales/zh.json';
import { useContentText } from '../content-text.ts';
import { usePackingRows } from '../packing-rows.ts';
import { countByBox, layersOf } from '../picture/count-by-box.ts';
import { toPictureModel } from '../picture/solid.ts';

export interface LoadingSheetButtonProps {
  /** Each kind of carton with its title. */
  cartons: readonly { readonly title: string; readonly result: CartonResult }[];
  boxes: readonly BoxInput[];
}

/** Saves a PDF with a picture of every layer; the PDF library is loaded on the click. */
export function LoadingSheetButton({ cartons, boxes }: LoadingSheetButtonProps) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const contentText = useContentText(boxes);
  const rowsOf = usePackingRows();
  const download = useDownload();

  async function save() {
    const [{ loadingSheetPdf }, { textPicture }] = await Promise.all([
      import('./loading-sheet-pdf.ts'),
      import('@seller-toolbox/tool-kit/pdf'),
    ]);
    const sheet = cartons.flatMap(({ title, result }) => {
      const model = toPictureModel(
        result,
        boxes.map(({ id }) => id),
      );
      if (!model) return [];
      const layers = layersOf(result.placements);
      return [
        {
          title,
          facts: rowsOf(result).map(({ name, value }) => `${name}: ${value}`),
          legend: countByBox(boxes, result.placements).map(({ box, index, count }) => ({
            index,
            text: t('ui.legendEntry', { name: box.name || box.id, count: format.number(count) }),
          })),
          model,
          layers: layers.map((layer, index) => {
            const label = t('ui.layerOf', { layer: index + 1, layers: layers.length });
            return `${label}: ${contentText(layer)}`;
          }),
        },
      ];
    });
    const bytes = await loadingSheetPdf(sheet, textPicture);
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
