import type { EngineParsedInput } from '@seller-toolbox/tool-contract';
import type { Language } from '@seller-toolbox/words';
import { firstTwoUnits } from '../engine/unit-categories.ts';
import type { engine } from '../engine/unit-converter.engine.ts';
import { pastedSize } from './pasted-size.ts';

type Input = EngineParsedInput<typeof engine>;

/** Input fields for a pasted size; null for any other text, or for an unknown unit. */
export function inputOfSize(text: string, language: Language, input: Input): Partial<Input> | null {
  const size = pastedSize(text, language);
  const current = input.category === 'length' ? { ...firstTwoUnits('length'), ...input } : null;
  const from = size?.unit ?? current?.from;
  if (!size || from === undefined) return null;
  const others = [current?.to, current?.from, from === 'in' || from === 'ft' || from === 'yd' ? 'cm' : 'in'];
  return {
    category: 'length',
    value: size.values[0] ?? null,
    values: [...size.values],
    from,
    to: others.find((unit) => unit !== undefined && unit !== from),
  };
}
