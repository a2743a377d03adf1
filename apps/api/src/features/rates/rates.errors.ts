import { AppError } from '../../http/app-error.ts';

/** `fields`: where the currencies stand that there is no rate for. */
export const unknownCurrency = (fields: readonly ('base' | 'target')[]) =>
  new AppError({
    code: 'rates.unknown-currency',
    status: 422,
    fields: fields.map((path) => ({ path, code: 'unknown-currency' })),
  });
