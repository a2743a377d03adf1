import type { ToolProducts, UnitSystem } from '@seller-toolbox/products';

/** Values for all rows, by input path; they win over the file. */
export type BatchSettings = ReadonlyMap<string, unknown>;

/** The unit system that the settings have for all rows. */
export function unitSystemIn({ unitSystem }: ToolProducts, settings: BatchSettings): UnitSystem | undefined {
  return unitSystem === undefined ? undefined : unitSystemOf(settings.get(unitSystem));
}

export function unitSystemOf(value: unknown): UnitSystem | undefined {
  return value === 'imperial' || value === 'metric' ? value : undefined;
}
