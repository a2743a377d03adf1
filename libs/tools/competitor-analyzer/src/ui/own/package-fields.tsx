import { UNIT_SYSTEMS, unitsOf } from '@seller-toolbox/fee-cards/fba/unit-system';
import { marketplaceOf } from '@seller-toolbox/reference-data/marketplaces.data';
import { NumberField, useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { Disclosure, SegmentedControl } from '@seller-toolbox/ui';
import { useWords } from '@seller-toolbox/words/react';
import type { engine } from '../../engine/competitor-analyzer.engine.ts';
import type { OwnPackage } from '../../engine/own-package.schema.ts';
import { packageIn } from '../../engine/own-package.ts';
import type zh from '../../locales/zh.json';
import styles from './own.module.css';
import { OWN_WORDS, type OwnWords } from './own-words.ts';

const MEASURES = ['length', 'width', 'height', 'weight'] as const;
/** Decimals that a field shows; the calculation uses all. */
const SHOWN_DIGITS = 4;

export interface PackageFieldsProps {
  tool: Pick<Tool<typeof engine>, 'input' | 'problems'>;
  onPackageChange: (next: OwnPackage) => void;
}

/** Size and weight of the own packed product, as another way to its fulfillment fee. */
export function PackageFields({ tool: { input, problems }, onPackageChange }: PackageFieldsProps) {
  const t = useWords<OwnWords>(OWN_WORDS);
  const { problemAt } = useToolWords<typeof zh>();
  const { unitSystem } = marketplaceOf(input.marketplace);
  const own = input.ownPackage ?? { length: null, width: null, height: null, weight: null, unitSystem };
  const units = unitsOf(own.unitSystem);
  return (
    <Disclosure summary={t('own.package')}>
      <div className={styles.section}>
        <p className={styles.note}>{t('own.packageHint')}</p>
        <SegmentedControl
          label={t('own.unitSystem')}
          options={UNIT_SYSTEMS.map((value) => ({ value, label: t(`own.units-${value}`) }))}
          value={own.unitSystem}
          onValueChange={(next) => onPackageChange(packageIn(own, next))}
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
              onValueChange={(value) => onPackageChange({ ...own, [name]: value })}
              onSides={
                name === 'weight'
                  ? undefined
                  : ([length, width, height], weight) =>
                      onPackageChange({ ...own, length, width, height, ...(weight !== null && { weight }) })
              }
              error={problemAt(problems, `ownPackage.${name}`)}
            />
          ))}
        </div>
      </div>
    </Disclosure>
  );
}
