import { useFormat } from '@seller-toolbox/words/react';
import { useToolEnvironment } from '@seller-toolbox/tool-kit';
import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import {
  guidelineCushionIn,
  lengthIn,
  MEASURES,
  MEASURE_SYSTEMS,
  toCentimeters,
  toKilograms,
  weightIn,
  type Measures,
  type MeasureSystem,
} from '../engine/measures.ts';

/** The units of the page. The engine knows centimeters and kilograms only. */
export const MeasureSystemContext = createContext<MeasureSystem>('metric');

const STORAGE_KEY = 'packing-measures';

/** The units that this browser was last used with. */
export function useRememberedSystem(): [MeasureSystem, (system: MeasureSystem) => void] {
  const { storage } = useToolEnvironment();
  const [system, setSystem] = useState<MeasureSystem>('metric');
  useEffect(() => {
    const stored = storage.read(STORAGE_KEY);
    const known = MEASURE_SYSTEMS.find((one) => one === stored);
    if (known) setSystem(known);
  }, [storage]);
  const choose = useCallback(
    (next: MeasureSystem) => {
      setSystem(next);
      storage.write(STORAGE_KEY, next);
    },
    [storage],
  );
  return [system, choose];
}

export interface FieldNumbers {
  fromCentimeters(length: number): number;
  toCentimeters(length: number): number;
  fromKilograms(weight: number): number;
  toKilograms(weight: number): number;
}

export interface MeasureText {
  readonly measures: Measures;
  /** For fields: the engine's numbers in the units of the page, and back. */
  readonly fields: FieldNumbers;
  /** Centimeters, written with the unit of the page; `kilograms` likewise. */
  length(centimeters: number): string;
  weight(kilograms: number, digits?: number): string;
  /** A cushion in advice, as guidelines round it; beside a carton's sides it is `length`, or their sum would not come out. */
  cushion(centimeters: number): string;
  /** `12 × 8 × 4`, in the given order (length, width, height), without the unit. */
  bareSides(...centimeters: readonly number[]): string;
}

export function useMeasures(): MeasureText {
  const measures = MEASURES[useContext(MeasureSystemContext)];
  const format = useFormat();
  return {
    measures,
    fields: {
      fromCentimeters: (length) => lengthIn(measures, length),
      toCentimeters: (length) => toCentimeters(measures, length),
      fromKilograms: (weight) => weightIn(measures, weight),
      toKilograms: (weight) => toKilograms(measures, weight),
    },
    length: (centimeters) => `${format.number(lengthIn(measures, centimeters))} ${measures.length}`,
    cushion: (centimeters) =>
      `${format.number(guidelineCushionIn(measures, centimeters))} ${measures.length}`,
    weight: (kilograms, digits = 3) =>
      `${format.number(weightIn(measures, kilograms), { digits })} ${measures.weight}`,
    bareSides: (...centimeters) =>
      centimeters.map((side) => format.number(lengthIn(measures, side))).join(' × '),
  };
}
