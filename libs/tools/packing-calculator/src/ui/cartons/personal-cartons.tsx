import { useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { Disclosure } from '@seller-toolbox/ui';
import { usePlatformWords } from '@seller-toolbox/words/react';
import { lazy, Suspense, useState } from 'react';
import { cartonSchema, MAX_CARTONS, type CartonInput } from '../../engine/packing-calculator.schema.ts';
import { CARTONS } from '../../engine/cartons.data.ts';
import type { PackingEngine } from '../../engine/packing-calculator.engine.ts';
import type zh from '../../locales/zh.json';
import { MEASURE_FIELDS } from '../measure-fields.tsx';
import { hasBuiltIn, offeredCartons, personalCartonsIn } from './carton-lines.ts';

/** Beside the built-in ones. */
const MAX_PERSONAL_CARTONS = MAX_CARTONS - CARTONS.length;

const PersonalCartonList = lazy(async () => ({
  default: (await import('./personal-carton-list.tsx')).PersonalCartonList,
}));

/** The visitor's cartons, in addition to the built-in ones or instead of them; saved in the browser. */
export function PersonalCartons({ tool }: { tool: Tool<PackingEngine> }) {
  const { t, problemAt } = useToolWords<typeof zh>();
  const notSet = usePlatformWords()('frame.notSet');
  const [isOpen, setOpen] = useState(false);
  const { input, change, place, problems } = tool;
  const { cartons } = input;
  const personal = personalCartonsIn(cartons);
  const isOnlyPersonal = !hasBuiltIn(cartons);
  const offer = (next: readonly CartonInput[], isOnly = isOnlyPersonal) => {
    const offered = offeredCartons(next, isOnly);
    const isOffered = offered.some(({ id }) => id === input.cartonId);
    return { cartons: offered, cartonId: isOffered ? input.cartonId : undefined };
  };
  return (
    <Disclosure summary={t('ui.ownCartons')} aside={personal.length || notSet} onToggle={setOpen}>
      {isOpen && (
        <Suspense fallback={null}>
          <PersonalCartonList
            personal={personal}
            schema={cartonSchema}
            fields={MEASURE_FIELDS}
            isOnlyPersonal={isOnlyPersonal}
            errorOf={(carton, field) => problemAt(problems, `cartons.${cartons.indexOf(carton)}.${field}`)}
            onType={(next) => change(offer(next))}
            onOffer={(next, isOnly) => place(offer(next, isOnly))}
            freeSlots={MAX_PERSONAL_CARTONS - personal.length}
          />
        </Suspense>
      )}
    </Disclosure>
  );
}
