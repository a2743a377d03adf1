import { useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { Disclosure } from '@seller-toolbox/ui';
import { usePlatformWords } from '@seller-toolbox/words/react';
import { Suspense, useState } from 'react';
import { cartonSchema, MAX_CARTONS } from '../../engine/packing-calculator.schema.ts';
import type { PackingEngine } from '../../engine/packing-calculator.engine.ts';
import type zh from '../../locales/zh.json';
import { PersonalCartonPanel } from '../lazy-parts.ts';
import { MEASURE_FIELDS } from '../measure-fields.tsx';
import { personalCartonsIn } from './carton-lines.ts';

/** The visitor's cartons, in addition to the built-in ones or instead of them; loaded when they are opened. */
export function PersonalCartons({ tool }: { tool: Tool<PackingEngine> }) {
  const { t } = useToolWords<typeof zh>();
  const notSet = usePlatformWords()('frame.notSet');
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure
      summary={t('ui.ownCartons')}
      aside={personalCartonsIn(tool.input.cartons).length || notSet}
      onToggle={setOpen}
    >
      {isOpen && (
        <Suspense fallback={null}>
          <PersonalCartonPanel
            tool={tool}
            schema={cartonSchema}
            fields={MEASURE_FIELDS}
            maxCartons={MAX_CARTONS}
          />
        </Suspense>
      )}
    </Disclosure>
  );
}
