import { useFormat } from '@seller-toolbox/words/react';

export interface AmountFormat {
  /** With the currency of the report, if known. */
  readonly money: (value: number) => string;
  /** Without currency, for table columns. */
  readonly plain: (value: number) => string;
}

export function useAmount(currency: string): AmountFormat {
  const format = useFormat();
  const plain = (value: number) =>
    currency === '' ? format.number(value, { fixed: true }) : format.amount(value, currency);
  return { plain, money: (value) => (currency === '' ? plain(value) : format.money(value, currency)) };
}
