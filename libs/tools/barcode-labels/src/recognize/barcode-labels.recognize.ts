import type { Recognize, ToolText } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/barcode-labels.engine.ts';
import { readValue, removeSeparators, toHalfWidth, type LabelType } from '../engine/label-value.ts';

/** Words before or behind a number, in six languages. */
const NAMES =
  /upc-?a?|ean-?(?:13)?|jan-?(?:13)?|gtin|isbn|itf-?(?:14)?|barcode|fnsku|条形码|条码|條碼|打印|列印|印刷|标签|標籤|ラベル|\bprint\b|\blabels?\b|\bcetak\b|in nhãn|nhãn|コード|バーコード|kode batang|mã vạch|mã|号|碼|码|[:：#]/giu;
const MAX_LENGTH = 60;

const TYPES: Readonly<Record<number, LabelType>> = { 11: 'upc-a', 12: 'upc-a', 13: 'ean-13', 14: 'itf-14' };
const KINDS: Readonly<Record<LabelType, string>> = {
  'upc-a': 'UPC-A',
  'ean-13': 'EAN-13',
  'itf-14': 'ITF-14',
  fnsku: 'FNSKU',
  'code-128': 'Code 128',
};

/** A number of a barcode with or without its check digit, or an FNSKU. */
export const recognize: Recognize<typeof engine> = (text) => {
  if (text.length > MAX_LENGTH) return [];
  const typed = toHalfWidth(text);
  const value = removeSeparators(typed.replace(NAMES, ' ')).toUpperCase();
  if (/^X0[0-9A-Z]{8}$/.test(value)) return [guess('fnsku', value, 0.97)];
  const type = /^\d+$/.test(value) ? TYPES[value.length] : undefined;
  if (!type) return [];
  const { modules, findings } = readValue(type, value);
  const isWhole = modules !== null && !findings.some(({ code }) => code === 'check-digit-added');
  return [guess(type, value, isWhole || value !== typed ? 0.97 : 0.88)];
};

function guess(type: LabelType, value: string, confidence: number) {
  return { confidence, input: { labels: [{ type, value }] }, line: () => lineOf(type, value) };
}

function lineOf(type: LabelType, typed: string): ToolText {
  const { value, findings } = readValue(type, typed);
  const kind = KINDS[type];
  const wrong = findings.find(({ code }) => code === 'check-digit-wrong');
  if (wrong) return { code: 'wrong', params: { kind, right: String(wrong.params?.['right']) } };
  if (findings.some(({ code }) => code === 'check-digit-added'))
    return { code: 'added', params: { kind, value } };
  return { code: type === 'fnsku' ? 'label' : 'right', params: { kind, value } };
}
