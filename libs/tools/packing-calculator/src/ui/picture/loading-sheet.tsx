import { useToolWords } from '@seller-toolbox/tool-kit';
import type zh from '../../locales/zh.json';
import { IsometricDrawing } from './isometric-drawing.tsx';
import styles from './packing-picture.module.css';
import type { PictureModel } from './solid.ts';

/** More layers than this are listed as text only. */
const MAX_DRAWINGS = 12;

/** For paper: a drawing for each layer, in the order of loading. */
export function LoadingSheet({ model }: { model: PictureModel }) {
  const { t } = useToolWords<typeof zh>();
  if (model.layers < 2 || model.layers > MAX_DRAWINGS) return null;
  return (
    <ol className={styles.sheet}>
      {Array.from({ length: model.layers }, (_, index) => {
        const label = t('ui.layerOf', { layer: index + 1, layers: model.layers });
        return (
          <li key={index}>
            <IsometricDrawing model={model} layers={index + 1} label={label} />
            <span>{label}</span>
          </li>
        );
      })}
    </ol>
  );
}
