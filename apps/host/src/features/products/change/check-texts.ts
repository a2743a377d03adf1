import { loadToolWords } from '@seller-toolbox/catalogue/words';
import type { ProductCheck, ToolText } from '@seller-toolbox/tool-contract';
import { createFormat, createI18n, type Format, type Language } from '@seller-toolbox/words';
import { writeText } from '@seller-toolbox/words/write-text';
import { useEffect, useState } from 'react';
import type { ChargedLine } from './check-model.ts';

/** The words of a tool's check in one language, which may be another than that of the page. */
export interface CheckTexts {
  readonly language: Language;
  readonly format: Format;
  readonly reason: (text: ToolText) => string;
  readonly text: (key: string, params?: Readonly<Record<string, string>>) => string;
}

/** Null until they are loaded. */
export function useCheckTexts(toolId: string, check: ProductCheck, language: Language): CheckTexts | null {
  const [texts, setTexts] = useState<CheckTexts | null>(null);
  useEffect(() => {
    let isLeft = false;
    void loadCheckTexts(toolId, check, language).then((loaded) => !isLeft && setTexts(loaded));
    return () => {
      isLeft = true;
    };
  }, [toolId, check, language]);
  return texts?.language === language ? texts : null;
}

async function loadCheckTexts(toolId: string, check: ProductCheck, language: Language): Promise<CheckTexts> {
  const [{ default: words }, tool] = await Promise.all([
    check.loadWords(language),
    loadToolWords(toolId, language),
  ]);
  const i18n = createI18n(language, { check: words, tool: tool ?? {} });
  const format = createFormat(language);
  return {
    language,
    format,
    reason: (reason) =>
      writeText(reason, {
        format,
        // The name of a size tier has numbers of the reason.
        t: (key, params) => i18n.t(key, { ns: ['check', 'tool'], ...reason.params, ...params }),
      }),
    text: (key, params) => i18n.t(`ui.${key}`, { ns: 'check', ...params }),
  };
}

/** A text for the marketplace's support about products that are charged too much. */
export function caseText(
  lines: readonly ChargedLine[],
  { format, reason, text }: CheckTexts,
  keys: ProductCheck['caseText'],
): string {
  const unknown = '–';
  const line = ({ listed: { product }, currency, reasons, ...amounts }: ChargedLine) => {
    const { packageLength, packageWidth, packageHeight, packageWeight, price } = product;
    const size = [packageLength, packageWidth, packageHeight].map((side) =>
      side === undefined ? unknown : format.number(side, { digits: 3 }),
    );
    const facts = text(keys.line, {
      sku: product.sku ?? unknown,
      asin: product.asin ?? unknown,
      fnsku: product.fnsku ?? unknown,
      charged: format.money(amounts.charged, currency),
      computed: format.money(amounts.computed, currency),
      difference: format.money(amounts.difference, currency),
      size: `${size.join(' × ')} ${product.dimensionUnit ?? ''}`.trim(),
      weight:
        packageWeight === undefined
          ? unknown
          : `${format.number(packageWeight, { digits: 3 })} ${product.weightUnit ?? ''}`.trim(),
      price: price === undefined ? unknown : format.money(price, currency),
    });
    return [`• ${facts}`, ...reasons.slice(0, 1).map((one) => `  ${reason(one)}`)].join('\n');
  };
  return [text(keys.intro), lines.map(line).join('\n'), text(keys.outro)].join('\n\n');
}
