import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { useMemo, useState } from 'react';
import type { BoxInput, PackingInput } from '../engine/packing-calculator.schema.ts';
import type { PackingOutput } from '../engine/packing-output.schema.ts';
import type zh from '../locales/zh.json';
import { useVolumetricChargeText } from './volumetric-charge-text.ts';
import { useCartonText } from './carton-text.ts';
import { CartonsNeeded } from './cartons-needed.tsx';
import { findingsOf } from './findings-of.ts';
import { Findings } from './findings.tsx';
import { PackedCarton } from './packed-carton.tsx';
import styles from './packed-carton.module.css';
import { useIsPrinting } from './picture/use-is-printing.ts';
import { runsOf, sameLoads, type SameLoad } from './same-loads.ts';
import { LoadingSheetButton } from './sheet/loading-sheet-button.tsx';

export interface SeveralCartonsProps {
  output: PackingOutput;
  boxes: readonly BoxInput[];
  rules: PackingInput['rules'];
}

/** A row for each carton and one of them in full; on paper all of them, equally loaded ones once. */
export function SeveralCartons({ output, boxes, rules }: SeveralCartonsProps) {
  const { cartonsNeeded: results, ruleSet } = output;
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const cartonText = useCartonText();
  const airShare = useVolumetricChargeText();
  const isPrinting = useIsPrinting();
  const [chosen, setChosen] = useState(0);
  const at = chosen < results.length ? chosen : 0;
  const loads = useMemo(() => sameLoads(results), [results]);
  const nameOf = ({ result: { recommendedCarton: carton }, places }: SameLoad) => {
    const number = format.list(runsOf(places.map((place) => place + 1)));
    return `${t('ui.cartonNumber', { number })} · ${carton ? cartonText.outer(carton) : '–'}`;
  };
  return (
    <>
      <CartonsNeeded results={results} boxes={boxes} chosen={at} onChoose={setChosen} />
      <LoadingSheetButton
        cartons={loads.map((load) => ({ title: nameOf(load), result: load.result }))}
        boxes={boxes}
      />
      {loads
        .filter(({ places }) => isPrinting || places.includes(at))
        .map((load) => (
          <PackedCarton
            key={load.places[0]}
            result={load.result}
            boxes={boxes}
            ruleSet={ruleSet}
            rules={rules}
            name={nameOf(load)}
            freight={<p className={styles.facts}>{airShare(load.result)}</p>}
            below={<Findings findings={findingsOf(load.result)} />}
          />
        ))}
    </>
  );
}
