import type { Finding } from '@seller-toolbox/tool-contract';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { volumeIn } from '../engine/measures.ts';
import type zh from '../locales/zh.json';
import { useMeasures } from './measures.tsx';

/** The measure of a finding's numbers that have a unit. */
const MEASURED: Readonly<Record<string, 'length' | 'weight' | 'volume'>> = {
  'load-too-heavy': 'weight',
  'carton-too-light': 'weight',
  'optimize-packaging': 'weight',
  'volume-too-small': 'volume',
  'carton-side-too-long': 'length',
  'buffer-too-small': 'length',
};
/** Sides of a carton, without a unit: it is a parameter of its own. */
const SIDES = ['length', 'width', 'height'];

/** The sentence of a finding, its numbers formatted in the language and units of the page. */
export function useFindingText(): (finding: Finding) => string {
  const { textOf } = useToolWords<typeof zh>();
  const format = useFormat();
  const measures = useMeasures();
  const written = (code: string, value: number) => {
    const kind = MEASURED[code];
    if (kind !== 'volume') return kind ? measures[kind](value) : format.number(value);
    return `${format.number(volumeIn(measures.measures, value))} ${measures.measures.volume}`;
  };
  return (finding) => {
    const texts = Object.entries(finding.params ?? {}).flatMap(([name, value]) => {
      if (typeof value === 'number' && SIDES.includes(name))
        return [[name, measures.bareSides(value)] as const];
      if (name === 'unit') return [[name, measures.measures.length] as const];
      if (typeof value === 'number') return [[name, written(finding.code, value)] as const];
      if (name !== 'min') return [];
      // The minimum sides of a carton: "15.24 x 10.16 x 2.54".
      const sides = measures.bareSides(...String(value).split(' x ').map(Number));
      return [[name, `${sides} ${measures.measures.length}`] as const];
    });
    return textOf(finding, Object.fromEntries(texts));
  };
}
