import { UNIT_SYSTEMS, unitsOf } from '@seller-toolbox/fee-cards/fba/unit-system';
import { marketplaceOf } from '@seller-toolbox/reference-data/marketplaces.data';
import { NumberField, useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { Disclosure, SegmentedControl } from '@seller-toolbox/ui';
import { useWords } from '@seller-toolbox/words/react';
import { useState } from 'react';
import type { engine } from '../../engine/competitor-analyzer.engine.ts';
import { checkPackage } from '../../engine/check-package.ts';
import type { OwnPackage } from '../../engine/own-package.schema.ts';
import { packageIn } from '../../engine/own-package.ts';
import type zh from '../../locales/zh.json';
import styles from './own.module.css';
import { OWN_WORDS, type OwnWords } from './own-words.ts';

const MEASURES = ['length', 'width', 'height', 'weight'] as const;
/** Decimals that a field shows; the calculation uses all. */
const SHOWN_DIGITS = 4;

export interface PackageFieldsProps {
  tool: Pick<Tool<typeof engine>, 'input'>;
  onPackageChange: (next: OwnPackage) => void;
}

/** Size and weight of the own packed product, as another way to its fulfillment fee. A measure out of bounds remains in its field. */
export function PackageFields({ tool: { input }, onPackageChange }: PackageFieldsProps) {
  const t = useWords<OwnWords>(OWN_WORDS);
  const { problemAt } = useToolWords<typeof zh>();
  const { unitSystem } = marketplaceOf(input.marketplace);
  const [rejected, setRejected] = useState<Partial<OwnPackage>>({});
  const own = {
    ...(input.ownPackage ?? { length: null, width: null, height: null, weight: null, unitSystem }),
    ...rejected,
  };
  const { problems } = checkPackage(own);
  const change = (next: OwnPackage) => {
    const checked = checkPackage(next);
    setRejected(checked.rejected);
    onPackageChange(checked.accepted);
  };
  const units = unitsOf(own.unitSystem);
  return (
    <Disclosure summary={t('own.package')}>
      <div className={styles.section}>
        <p className={styles.note}>{t('own.packageHint')}</p>
        <SegmentedControl
          label={t('own.unitSystem')}
          options={UNIT_SYSTEMS.map((value) => ({ value, label: t(`own.units-${value}`) }))}
          value={own.unitSystem}
          onValueChange={(next) => change(packageIn(own, next))}
        />
        <div className={styles.measures}>
          {MEASURES.map((name) => (
            <NumberField
              key={name}
              label={t(`own.${name}`)}
              unit={name === 'weight' ? units.weight : units.length}
              value={own[name]}
              shownDigits={SHOWN_DIGITS}
              whenUnreadable={null}
              hint={own[name] === 0 ? t('own.notMeasured') : undefined}
              onValueChange={(value) => change({ ...own, [name]: value })}
              onSides={
                name === 'weight'
                  ? undefined
                  : ([length, width, height], weight) =>
                      change({ ...own, length, width, height, ...(weight !== null && { weight }) })
              }
              error={problemAt(problems, name)}
            />
          ))}
        </div>
      </div>
    </Disclosure>
  );
}
