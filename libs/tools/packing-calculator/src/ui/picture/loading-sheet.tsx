import { useToolWords } from '@seller-toolbox/tool-kit';
import type zh from '../../locales/zh.json';
import { IsometricDrawing } from './isometric-drawing.tsx';
import styles from './packing-picture.module.css';
import type { PictureModel } from './solid.ts';

/** More layers than this are listed as text only. */
const MAX_DRAWINGS = 12;

/** For paper: a drawing for each layer, in the order of loading; the page shows the whole carton itself. */
export function LoadingSheet({ model }: { model: PictureModel }) {
  const { t } = useToolWords<typeof zh>();
  const { layers } = model;
  const isDrawn = layers > 1 && layers <= MAX_DRAWINGS;
  return (
    <ol className={styles.sheet} data-printed hidden={!isDrawn}>
      {Array.from({ length: isDrawn ? layers : 1 }, (_, index) => {
        const layer = isDrawn ? index + 1 : layers;
        const label = t('ui.layerOf', { layer, layers });
        return (
          <li key={index}>
            <IsometricDrawing model={model} layers={layer} label={label} />
            <span>{label}</span>
          </li>
        );
      })}
    </ol>
  );
}
