import { useFormat } from '@seller-toolbox/words/react';

export interface AmountFormat {
  /** With the currency of the report, if known. */
  readonly money: (value: number) => string;
  /** Likewise in whole units, for estimates of ten and more. */
  readonly about: (value: number) => string;
  /** Without currency, for table columns. */
  readonly plain: (value: number) => string;
}

const MIN_WHOLE = 10;

export function useAmount(currency: string): AmountFormat {
  const format = useFormat();
  const plain = (value: number) =>
    currency === '' ? format.number(value, { fixed: true }) : format.amount(value, currency);
  const money = (value: number) => (currency === '' ? plain(value) : format.money(value, currency));
  const whole = (value: number) =>
    currency === '' ? format.number(value, { digits: 0 }) : format.money(value, currency, 0);
  return { plain, money, about: (value) => (value < MIN_WHOLE ? money(value) : whole(value)) };
}
