import { useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { LazyWords } from '@seller-toolbox/words/lazy-words';
import { CARTONS } from '../../engine/cartons.data.ts';
import type { PackingEngine } from '../../engine/packing-calculator.engine.ts';
import type { CartonInput } from '../../engine/packing-calculator.schema.ts';
import type zh from '../../locales/zh.json';
import { LATE_WORDS, loadLateWords } from '../late/late-words.ts';
import type { SharedFields } from './carton-fields.tsx';
import { hasBuiltIn, offeredCartons, personalCartonsIn } from './carton-lines.ts';
import { PersonalCartonList } from './personal-carton-list.tsx';
import type { CartonSchema } from './use-saved-cartons.ts';

export interface PersonalCartonPanelProps {
  tool: Tool<PackingEngine>;
  schema: CartonSchema;
  fields: SharedFields;
  /** With the built-in ones. */
  maxCartons: number;
}

/** The personal cartons of the input; what changes them is offered to the engine. */
export function PersonalCartonPanel({ tool, schema, fields, maxCartons }: PersonalCartonPanelProps) {
  const { problemAt } = useToolWords<typeof zh>();
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
    <LazyWords namespace={LATE_WORDS} load={loadLateWords}>
      <PersonalCartonList
        personal={personal}
        schema={schema}
        fields={fields}
        isOnlyPersonal={isOnlyPersonal}
        errorOf={(carton, field) => problemAt(problems, `cartons.${cartons.indexOf(carton)}.${field}`)}
        onType={(next) => change(offer(next))}
        onOffer={(next, isOnly) => place(offer(next, isOnly))}
        freeSlots={maxCartons - CARTONS.length - personal.length}
      />
    </LazyWords>
  );
}
