import { useToolWords } from '@seller-toolbox/tool-kit';
import { IconButton } from '@seller-toolbox/ui';
import type zh from '../../locales/zh.json';
import styles from './packing-picture.module.css';

export interface LayerStepsProps {
  layers: number;
  /** The highest layer shown. */
  shown: number;
  onShow: (layers: number) => void;
}

/** One layer more or less of the picture. */
export function LayerSteps({ layers, shown, onShow }: LayerStepsProps) {
  const { t } = useToolWords<typeof zh>();
  if (layers < 2) return null;
  return (
    <div className={styles.steps} role="group" aria-label={t('ui.layers')}>
      <IconButton
        size="s"
        icon="minus"
        label={t('ui.layerLess')}
        disabled={shown <= 1}
        onClick={() => onShow(shown - 1)}
      />
      <span className={styles.step} role="status">
        {t('ui.layerOf', { layer: shown, layers })}
      </span>
      <IconButton
        size="s"
        icon="plus"
        label={t('ui.layerMore')}
        disabled={shown >= layers}
        onClick={() => onShow(shown + 1)}
      />
    </div>
  );
}
