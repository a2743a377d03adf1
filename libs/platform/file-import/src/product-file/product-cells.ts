import { FEE_MARKETPLACE_CODES } from '@seller-toolbox/reference-data/marketplaces.data';
import { listingLink, type Product } from '@seller-toolbox/products';
import { unitIn, wordsOfHeader } from '../table-file/cell-values.ts';
import { currenciesOfWord } from '../table-file/currencies-in.ts';

/** "Length (cm)" is the length, and "Price (EUR)" the price. */
export function withoutHeaderUnit(header: string): string {
  const last = lastWord(header);
  if (last === undefined) return header;
  const isUnit = unitIn(last) !== undefined || currenciesOfWord(last) !== undefined;
  return (isUnit && wordsOfHeader(header).slice(0, -1).join(' ')) || header;
}

/** The currencies that the end of a header names: "Price (EUR)". */
export function currenciesOfHeader(header: string): readonly string[] | undefined {
  const last = lastWord(header);
  return last === undefined ? undefined : currenciesOfWord(last);
}

const lastWord = (text: string) => wordsOfHeader(text).at(-1);

/** Marketplaces by the domain of their store. */
const BY_DOMAIN = new Map(
  FEE_MARKETPLACE_CODES.map((code) => {
    const link = listingLink({ asin: '-', marketplace: code }) ?? '';
    return [new URL(link).hostname.replace('www.', ''), code] as const;
  }),
);

/** `DE`, `GB`, `Amazon.de` and `www.amazon.de`. */
export function marketplaceIn(text: string): Product['marketplace'] {
  const plain = text.trim();
  const code = plain.toUpperCase() === 'GB' ? 'UK' : plain.toUpperCase();
  const known = FEE_MARKETPLACE_CODES.find((one) => one === code);
  return (
    known ??
    BY_DOMAIN.get(
      plain
        .toLowerCase()
        .replace(/^(?:https?:\/\/)?(?:www\.)?/, '')
        .replace(/\/$/, ''),
    )
  );
}

/** As labels print it. Listing reports write a number, 11 for new; the others differ by category and have no text here. */
export function conditionIn(text: string): string | undefined {
  const plain = text.trim();
  if (plain === '11') return 'New';
  return /^\d+$/.test(plain) ? undefined : plain;
}

const YES = new Set(['yes', 'y', 'true', '1', 'x', '是', 'はい', 'ya', 'có', 'ja', 'oui', 'sí', 'si']);
const NO = new Set(['no', 'n', 'false', '0', '否', 'いいえ', 'tidak', 'không', 'nein', 'non']);

export function yesOrNoIn(text: string): boolean | undefined {
  const plain = text.trim().toLowerCase();
  if (YES.has(plain)) return true;
  return NO.has(plain) ? false : undefined;
}
