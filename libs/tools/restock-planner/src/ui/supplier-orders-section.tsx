import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { Disclosure, Skeleton } from '@seller-toolbox/ui';
import { lazy, Suspense, useState } from 'react';
import type { RestockOutput } from '../engine/restock-planner.schema.ts';
import type zh from '../locales/zh.json';

const SupplierOrders = lazy(async () => ({
  default: (await import('./supplier-orders.tsx')).SupplierOrders,
}));

/** The orders of each supplier; the sums of today are shown before the section is opened. */
export function SupplierOrdersSection({ output }: { output: RestockOutput }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const [wasOpened, setWasOpened] = useState(false);
  const { units, cost } = output.cash.today;
  return (
    <Disclosure
      summary={t('ui.supplierOrders')}
      aside={t('ui.supplierSum', {
        units: format.number(units, { digits: 0 }),
        cost: format.number(cost, { digits: 2 }),
      })}
      look="boxed"
      onToggle={(isOpen) => {
        if (isOpen) setWasOpened(true);
      }}
    >
      {wasOpened && (
        <Suspense fallback={<Skeleton label={t('ui.supplierOrders')} />}>
          <SupplierOrders output={output} />
        </Suspense>
      )}
    </Disclosure>
  );
}
