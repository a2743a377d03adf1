import { marketplaceOf } from '@seller-toolbox/reference-data/marketplaces.data';
import { marketplaceIn } from '../product-file/index.ts';
import { currenciesIn } from '../table-file/currencies-in.ts';
import { inputTypeAt, parsedSetting, type InputSchema } from './input-types.ts';
import type { BatchProblem } from './table-rows.ts';
import type { BatchSettings } from './unit-system-in.ts';

export interface ReadSettings {
  readonly settings: BatchSettings;
  /** By input path, of the amounts that name their currency. */
  readonly settingCurrencies: ReadonlyMap<string, readonly string[]>;
}

/** Values for all rows as they are typed, with their input paths. */
export function readSettings(
  pairs: readonly (readonly [path: string, text: string])[],
  schema: InputSchema,
): ReadSettings {
  const isSoldSomewhere = inputTypeAt(schema, 'marketplace') !== undefined;
  const amounts = isSoldSomewhere ? pairs.filter(([path]) => inputTypeAt(schema, path) === 'number') : [];
  return {
    settings: new Map(
      pairs.map(([path, text]) => [path, parsedSetting(inputTypeAt(schema, path), text)] as const),
    ),
    settingCurrencies: new Map(
      amounts.flatMap(([path, text]) => {
        const currencies = currenciesIn(text);
        return currencies ? [[path, currencies] as const] : [];
      }),
    ),
  };
}

/** The amounts for all rows that are in another currency than that of the marketplace of a row. */
export function settingProblems(
  {
    settings,
    settingCurrencies = new Map(),
  }: {
    readonly settings: BatchSettings;
    readonly settingCurrencies?: ReadSettings['settingCurrencies'] | undefined;
  },
  { marketplace }: Readonly<Record<string, unknown>>,
): readonly BatchProblem[] {
  const store = settings.get('marketplace') ?? marketplace;
  return [...settingCurrencies]
    .filter(([, currencies]) => isOtherCurrency(currencies, store))
    .map(([path]) => ({ path, code: 'other-currency' }));
}

/** Whether an amount cannot be in the currency of a marketplace; of the United States where there is none. */
export function isOtherCurrency(currencies: readonly string[] | undefined, marketplace: unknown): boolean {
  const code = typeof marketplace === 'string' ? marketplaceIn(marketplace) : undefined;
  return currencies !== undefined && !currencies.includes(marketplaceOf(code ?? 'US').currency);
}
