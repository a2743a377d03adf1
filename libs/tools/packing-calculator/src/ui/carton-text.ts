import { useToolWords } from '@seller-toolbox/tool-kit';
import type { CartonInput } from '../engine/packing-calculator.schema.ts';
import type zh from '../locales/zh.json';
import { useMeasures } from './measures.tsx';

type NamedCarton = Pick<CartonInput, 'name' | 'type' | 'outerLength' | 'outerWidth' | 'outerHeight'>;

export interface CartonText {
  /** `12 × 8 × 4 cm` */
  sides(...sides: readonly number[]): string;
  /** The outer sides of a carton; `bare` where the unit is shown elsewhere. */
  outer(carton: NamedCarton, look?: 'bare'): string;
  /** The name of the carton. */
  called(carton: NamedCarton): string;
  /** Both. */
  named(carton: NamedCarton): string;
}

const BUILT_IN_TYPES = ['small', 'medium', 'large', 'max'] as const;

/** Formats the name and the outer sides of cartons. */
export function useCartonText(): CartonText {
  const { t } = useToolWords<typeof zh>();
  const { measures, bareSides } = useMeasures();
  const sides = (...lengths: readonly number[]) => `${bareSides(...lengths)} ${measures.length}`;
  const outer = ({ outerLength, outerWidth, outerHeight }: NamedCarton, look?: 'bare') =>
    (look ? bareSides : sides)(outerLength, outerWidth, outerHeight);
  const called = ({ name, type }: NamedCarton) => {
    const builtIn = BUILT_IN_TYPES.find((known) => known === type);
    return builtIn ? t(`ui.type-${builtIn}`) : name || type;
  };
  return { sides, outer, called, named: (carton) => `${outer(carton)} (${called(carton)})` };
}
