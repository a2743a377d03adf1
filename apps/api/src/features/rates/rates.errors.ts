import { AppError } from '../../http/app-error.ts';

/** `fields`: the fields with a currency without a rate. */
export const unknownCurrency = (fields: readonly ('base' | 'target')[]) =>
  new AppError({
    code: 'rates.unknown-currency',
    status: 422,
    fields: fields.map((path) => ({ path, code: 'unknown-currency' })),
  });

export const noRateSource = () => new AppError({ code: 'rates.no-source', status: 409 });

export const askedRecently = (retryAfterSeconds: number) =>
  new AppError({ code: 'rates.asked-recently', status: 429, retryAfterSeconds });
