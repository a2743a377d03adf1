import type { ToolProducts } from '@seller-toolbox/products';
import type { Finding } from '@seller-toolbox/tool-contract';
import type { Format } from '@seller-toolbox/words';
import type { AnyWords } from './products-words.ts';

export interface GapWords {
  readonly hook: Pick<ToolProducts, 'gaps'>;
  readonly tool: AnyWords;
  readonly format: Format;
}

/** What figures lack, in the words of the tool, with amounts and days as the language writes them. */
export function gapText({ code, params = {} }: Finding, { hook: { gaps }, tool, format }: GapWords): string {
  const { currency } = params;
  const written = Object.entries(params).map(([name, value]) => {
    if (typeof value === 'number') {
      const isMoney = typeof currency === 'string' && gaps?.money?.includes(name) === true;
      return [name, isMoney ? format.money(value, currency) : format.number(value)] as const;
    }
    if (typeof value !== 'string') return [name, format.list(value)] as const;
    return [name, gaps?.days?.includes(name) ? format.date(value) : value] as const;
  });
  return tool(`findings.${code}`, Object.fromEntries(written));
}
