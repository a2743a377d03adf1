import { useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { Button, SegmentedControl } from '@seller-toolbox/ui';
import type { PackingEngine } from '../engine/packing-calculator.engine.ts';
import type { CartonResult, PackingOutput } from '../engine/packing-output.schema.ts';
import type zh from '../locales/zh.json';
import { useCartonText } from './carton-text.ts';
import { useMeasures } from './measures.tsx';
import { useSaveMade } from './use-save-made.ts';
import styles from './why-this-carton.module.css';

export interface CartonChoiceProps {
  tool: Tool<PackingEngine>;
  output: PackingOutput;
  shown: CartonResult;
  onListed: (isListed: boolean) => void;
}

/** The cheaper carton made to measure and the best one of the list, to switch between; and how that one is turned. */
export function CartonChoice({ tool, output, shown, onListed }: CartonChoiceProps) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const cartonText = useCartonText();
  const { length } = useMeasures();
  const saveMade = useSaveMade(tool);
  const { made, madeSaving, recommendedCarton } = output;
  const carton = shown.recommendedCarton;
  const listed = tool.input.cartons.find(({ id }) => id === carton?.id);
  const isOnItsSide = listed && carton && listed.outerHeight !== carton.outerHeight;
  const sidesOf = ({ recommendedCarton: one }: CartonResult) => (one ? cartonText.outer(one, 'bare') : '–');
  const textOf = (kind: 'made' | 'listed', result: CartonResult) =>
    t(`ui.choice-${kind}`, {
      sides: sidesOf(result),
      cost: format.money(result.shippingCost.shippingCost, 'USD'),
    });
  const madeCarton = made?.recommendedCarton;
  return (
    <>
      {isOnItsSide && (
        <p className={styles.limits}>
          {t('ui.onItsSide', { carton: cartonText.outer(listed), height: length(carton.outerHeight) })}
        </p>
      )}
      {made && madeSaving && recommendedCarton && (
        <div className={styles.choice}>
          <SegmentedControl
            label={t('ui.carton')}
            options={[
              { value: 'made', label: textOf('made', made) },
              { value: 'listed', label: textOf('listed', output) },
            ]}
            value={shown === made ? 'made' : 'listed'}
            onValueChange={(value) => onListed(value === 'listed')}
          />
          {madeCarton && (
            <Button size="s" variant="quiet" icon="plus" onClick={() => void saveMade(madeCarton)}>
              {t('ui.useMade')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
