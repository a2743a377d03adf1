import { UNIT_SYSTEMS, unitsOf } from '@seller-toolbox/fee-cards/fba/unit-system';
import { marketplaceOf } from '@seller-toolbox/reference-data/marketplaces.data';
import { NumberField, useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { Disclosure, SegmentedControl } from '@seller-toolbox/ui';
import { useWords } from '@seller-toolbox/words/react';
import { useState } from 'react';
import type { engine } from '../../engine/competitor-analyzer.engine.ts';
import { checkPackage } from '../../engine/check-package.ts';
import type { SellerPackage } from '../../engine/seller-package.schema.ts';
import { packageIn } from '../../engine/seller-package.ts';
import type zh from '../../locales/zh.json';
import styles from './sources.module.css';
import { SOURCE_WORDS, type SourceWords } from './source-words.ts';

const MEASURES = ['length', 'width', 'height', 'weight'] as const;
/** Decimals that a field shows; the calculation uses all. */
const SHOWN_DIGITS = 4;

export interface PackageFieldsProps {
  tool: Pick<Tool<typeof engine>, 'input'>;
  onPackageChange: (next: SellerPackage) => void;
}

/** Size and weight of the seller's packed product, as another way to its fulfillment fee. A measure out of bounds remains in its field. */
export function PackageFields({ tool: { input }, onPackageChange }: PackageFieldsProps) {
  const t = useWords<SourceWords>(SOURCE_WORDS);
  const { problemAt } = useToolWords<typeof zh>();
  const { unitSystem } = marketplaceOf(input.marketplace);
  const [rejected, setRejected] = useState<Partial<SellerPackage>>({});
  const packed = {
    ...(input.ownPackage ?? { length: null, width: null, height: null, weight: null, unitSystem }),
    ...rejected,
  };
  const { problems } = checkPackage(packed);
  const change = (next: SellerPackage) => {
    const checked = checkPackage(next);
    setRejected(checked.rejected);
    onPackageChange(checked.accepted);
  };
  const units = unitsOf(packed.unitSystem);
  return (
    <Disclosure summary={t('sources.package')}>
      <div className={styles.section}>
        <p className={styles.note}>{t('sources.packageHint')}</p>
        <SegmentedControl
          label={t('sources.unitSystem')}
          options={UNIT_SYSTEMS.map((value) => ({ value, label: t(`sources.units-${value}`) }))}
          value={packed.unitSystem}
          onValueChange={(next) => change(packageIn(packed, next))}
        />
        <div className={styles.measures}>
          {MEASURES.map((name) => (
            <NumberField
              key={name}
              label={t(`sources.${name}`)}
              unit={name === 'weight' ? units.weight : units.length}
              value={packed[name]}
              shownDigits={SHOWN_DIGITS}
              whenUnreadable={null}
              hint={packed[name] === 0 ? t('sources.notMeasured') : undefined}
              onValueChange={(value) => change({ ...packed, [name]: value })}
              onSides={
                name === 'weight'
                  ? undefined
                  : ([length, width, height], weight) =>
                      change({ ...packed, length, width, height, ...(weight !== null && { weight }) })
              }
              error={problemAt(problems, name)}
            />
          ))}
        </div>
      </div>
    </Disclosure>
  );
}
