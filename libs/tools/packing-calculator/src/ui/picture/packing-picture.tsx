import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { useMemo, useState } from 'react';
import type { BoxInput } from '../../engine/packing-calculator.schema.ts';
import type { CartonResult } from '../../engine/packing-output.schema.ts';
import { CUSHION_GUIDELINE } from '../../engine/packing-rules.data.ts';
import type zh from '../../locales/zh.json';
import { useContentText } from '../content-text.ts';
import { useMeasures } from '../measures.tsx';
import { NO_LINE } from './box-look.ts';
import { BoxSwatch } from './box-tile.tsx';
import { countByBox, layersOf } from './count-by-box.ts';
import { IsometricDrawing } from './isometric-drawing.tsx';
import { LayerSteps } from './layer-steps.tsx';
import { LoadingSheet } from './loading-sheet.tsx';
import styles from './packing-picture.module.css';
import { toPictureModel } from './solid.ts';
import { TurningView } from './turning-view.tsx';
import { useIsPrinting } from './use-is-printing.ts';

export interface PackingPictureProps {
  result: CartonResult;
  boxes: readonly BoxInput[];
  drawingId?: string | undefined;
}

/** The packed carton as a view to rotate, layer by layer, with a legend and the layers as text. */
export function PackingPicture({ result, boxes, drawingId }: PackingPictureProps) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const measures = useMeasures();
  const contentText = useContentText(boxes);
  const boxIds = boxes.map(({ id }) => id).join('\n');
  const model = useMemo(() => toPictureModel(result, boxIds.split('\n')), [result, boxIds]);
  // Null: all of them, also of a better packing that arrives later.
  const [stepped, setStepped] = useState<number | null>(null);
  const isPrinting = useIsPrinting();
  if (!model) return null;
  const { places, recommendedCarton: carton } = result;
  const wall = carton?.wallThickness ?? 0;
  const isMade = carton?.id === 'made-to-measure';
  const shown = isPrinting ? model.layers : Math.min(stepped ?? model.layers, model.layers);
  const show = (layers: number) => setStepped(layers < model.layers ? layers : null);
  const label = t('ui.pictureLabel', {
    count: result.placements.length,
    layers: model.layers,
    content: contentText(result.placements),
  });
  return (
    <figure className={styles.figure}>
      <h2 className={styles.title}>
        {places === null
          ? t('ui.pictureInner')
          : t('ui.placesFilled', {
              filled: format.number(result.placements.length),
              count: places,
            })}
      </h2>
      <TurningView
        model={model}
        layers={shown}
        onLayers={show}
        steps={<LayerSteps layers={model.layers} shown={shown} onShow={show} />}
      >
        <IsometricDrawing id={drawingId} model={model} layers={shown} label={label} />
      </TurningView>
      <ul className={styles.legend}>
        {countByBox(boxes, result.placements).map(({ box, index, count }) => (
          <li key={box.id}>
            <BoxSwatch index={index} />
            {t('ui.legendEntry', { name: box.name || box.id, count: format.number(count) })}
          </li>
        ))}
        {result.emptySlots.length > 0 && (
          <li>
            <span className={styles.slot} />
            {t('ui.emptySlots', { content: contentText(result.emptySlots) })}
          </li>
        )}
        {result.buffer > 0 && (
          <li>
            <BoxSwatch index={NO_LINE} />
            {t(result.buffer === CUSHION_GUIDELINE ? 'ui.shareBufferByGuideline' : 'ui.shareBuffer', {
              buffer: measures.length(result.buffer),
            })}
          </li>
        )}
        {wall > 0 && (
          <li>
            <span className={styles.wall} />
            {t(isMade ? 'ui.wallRounded' : 'ui.wall', { wall: measures.length(wall) })}
          </li>
        )}
      </ul>
      <ol className={styles.layers}>
        {layersOf(result.placements).map((layer, index) => (
          <li key={index} data-shown={index < shown}>
            <span>{t('ui.layerNumber', { number: index + 1 })}</span> {contentText(layer)}
          </li>
        ))}
      </ol>
      {isPrinting && <LoadingSheet model={model} />}
    </figure>
  );
}
