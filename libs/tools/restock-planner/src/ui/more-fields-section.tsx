import { useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { Disclosure } from '@seller-toolbox/ui';
import { lazy, Suspense, useState } from 'react';
import type { engine } from '../engine/restock-planner.engine.ts';
import type zh from '../locales/zh.json';
import type { ProductRows } from './use-rows.ts';

const MoreFields = lazy(async () => ({ default: (await import('./more-fields.tsx')).MoreFields }));

/** Supplier, cost and months of the selected product; the fields are loaded when the section is opened. */
export function MoreFieldsSection(props: { tool: Tool<typeof engine>; products: ProductRows }) {
  const { t } = useToolWords<typeof zh>();
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <Disclosure
      summary={t('ui.moreFields')}
      onToggle={(isOpen) => {
        if (isOpen) setWasOpened(true);
      }}
    >
      {wasOpened && (
        <Suspense fallback={null}>
          <MoreFields {...props} />
        </Suspense>
      )}
    </Disclosure>
  );
}
