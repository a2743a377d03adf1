import { useToolEnvironment, useToolWords } from '@seller-toolbox/tool-kit';
import type { FbaInput } from '../engine/fba-calculator.schema.ts';
import type zh from '../locales/zh.json';
import styles from './fba-results.module.css';

/** The next step: the same item in the profit calculator, which takes the costs. */
export function ProfitLink({ input }: { input: FbaInput }) {
  const { t } = useToolWords<typeof zh>();
  const { Link, linkTo } = useToolEnvironment();
  const item = {
    marketplace: input.marketplace,
    unitSystem: input.unitSystem,
    sellingPrice: input.price,
    fbaFulfillmentFee: 0,
    storageFee: 0,
    packageLength: input.length,
    packageWidth: input.width,
    packageHeight: input.height,
    packageWeight: input.weight,
  };
  return (
    <span className={styles.next}>
      <Link to={linkTo('profit-calculator', item)}>{t('ui.profitLink')} →</Link>
    </span>
  );
}
