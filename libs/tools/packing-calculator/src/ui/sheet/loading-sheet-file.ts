import { textPicture } from '@seller-toolbox/tool-kit/pdf';
import type { Format, Translate } from '@seller-toolbox/words';
import type { BoxInput } from '../../engine/packing-calculator.schema.ts';
import type { CartonResult } from '../../engine/packing-output.schema.ts';
import type zh from '../../locales/zh.json';
import type { CartonText } from '../carton-text.ts';
import type { useContentText } from '../content-text.ts';
import type { MeasureText } from '../measures.tsx';
import { countByBox, layersOf } from '../picture/count-by-box.ts';
import { toPictureModel } from '../picture/solid.ts';
import { loadingSheetPdf } from './loading-sheet-pdf.ts';

/** A kind of carton with its title. */
export interface TitledCarton {
  readonly title: string;
  readonly result: CartonResult;
}

export interface SheetWords {
  readonly t: Translate<typeof zh>;
  readonly format: Format;
  readonly contentText: ReturnType<typeof useContentText>;
  readonly cartonText: CartonText;
  readonly measures: MeasureText;
}

/** The PDF with a picture of every layer of each carton. */
export function loadingSheetFile(
  cartons: readonly TitledCarton[],
  boxes: readonly BoxInput[],
  words: SheetWords,
): Promise<Uint8Array> {
  const { t, format, contentText } = words;
  const boxIds = boxes.map(({ id }) => id);
  const sheet = cartons.flatMap(({ title, result }) => {
    const model = toPictureModel(result, boxIds);
    if (!model) return [];
    const layers = layersOf(result.placements);
    return [
      {
        title,
        facts: factsOf(result, words),
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
  return loadingSheetPdf(sheet, textPicture);
}

/** What the people who load need to know: no prices. */
function factsOf(
  { usableSpace: space, ...result }: CartonResult,
  { t, format, cartonText, measures: { length, weight } }: SheetWords,
): string[] {
  const named = (name: string, value: string) => `${name}: ${value}`;
  return [
    ...(space
      ? [
          named(
            t('ui.usableSpace', { buffer: length(result.buffer) }),
            cartonText.sides(space.length, space.width, space.height),
          ),
        ]
      : []),
    named(t('ui.placedBoxes'), format.number(result.placements.length)),
    named(t('ui.actualWeight'), weight(result.shippingCost.actualWeight)),
  ];
}
