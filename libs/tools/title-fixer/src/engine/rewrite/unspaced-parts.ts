import { lexiconOf, namesProduct, unspacedRole, type PartRole } from './part-role.ts';
import { MAX_REMARK, toSegments, type Segment } from './segments.ts';
import { BRAND_MARK, type Piece } from './title-part.ts';

/** The pieces of a Japanese or Chinese title. */
export function splitUnspacedTitle(text: string, language: string): Piece[] {
  return joinLatin(toSegments(text, language), language).flatMap((segment, index) =>
    splitUnspaced(segment, index, language),
  );
}

const DIMENSIONS = /^約?\p{N}+(?:\.\p{N}+)?(?:cm|mm|m)?\s?[x×＊*]\s?\p{N}.*m$/iu;
const BED_SIZE = /^(?:セミ|ワイド)?(?:シングル|ダブル|クイーン|キング)(?:サイズ)?$/u;
const ENDS_LATIN = /[\p{Script=Latin}\p{N}]$/u;
const BEGINS_LATIN = /^[\p{Script=Latin}\p{N}]/u;
const COMPLETES_NAME = /^(?:用|対応|専用|互換|適用|非対応|不可|除く|以外|个|個|枚|本|セット|入)/u;

/**
 * Joins Latin words ("iPhone 15 Pro"), a Latin name with the word that it needs ("iPhone 15 ケース"), and a bare product noun with
 * the word before it ("マグネシウム サプリ").
 */
function joinLatin(segments: readonly Segment[], language: string): Segment[] {
  const isFigure = (text: string) => ['size', 'count'].includes(unspacedRole(text, language) ?? '');
  const { products } = lexiconOf(language);
  const joined: Segment[] = [];
  for (const segment of segments) {
    const last = joined.at(-1);
    if (last && explains(segment, last, language)) {
      const [open = '', close = ''] = segment.brackets ?? [];
      joined[joined.length - 1] = { ...last, text: last.text + open + segment.text + close };
      continue;
    }
    const joins = (before: Segment): boolean => {
      if (segment.separator !== ' ' || (before.brackets === null) !== (segment.brackets === null))
        return false;
      if (BRAND_MARK.test(before.text) && before.text.length === 1) return false;
      // "枕カバー 43×63cm": the size of this one.
      if (
        language === 'ja' &&
        DIMENSIONS.test(segment.text) &&
        (namesProduct(before.text, language) || BED_SIZE.test(before.text))
      )
        return true;
      if (isFigure(before.text) || isFigure(segment.text)) return false;
      if (ENDS_LATIN.test(before.text) && BEGINS_LATIN.test(segment.text)) return true;
      if (language === 'zh') return false;
      const isName = ENDS_LATIN.test(before.text) && /\p{N}|\p{Script=Latin}{2}/u.test(before.text);
      if (isName && (COMPLETES_NAME.test(segment.text) || namesProduct(segment.text, language))) return true;
      if (completesModel(before.text, segment.text)) return true;
      const isBare = products.includes(segment.text) && joined.length <= 2;
      return isBare && !unspacedRole(before.text, language) && !namesProduct(before.text, language);
    };
    if (last && joins(last)) joined[joined.length - 1] = { ...last, text: `${last.text} ${segment.text}` };
    else joined.push(segment);
  }
  return joined;
}

/** "10只装(4大6小)", "オーブン対応(ふた不可)": what brackets say of the word that they touch stays with it. */
function explains({ text, brackets, separator }: Segment, before: Segment, language: string): boolean {
  const isTouching = brackets !== null && separator === '' && before.brackets === null;
  return (
    isTouching &&
    /[（(]/u.test(brackets[0]) &&
    text.length <= MAX_REMARK &&
    !BRAND_MARK.test(before.text) &&
    !namesProduct(before.text, language)
  );
}

/** The role of a word, or of what is before its brackets. */
function roleOf(text: string, language: string): PartRole | undefined {
  return unspacedRole(text, language) ?? unspacedRole(text.replace(/[（(].*/u, ''), language);
}

/** "トヨタ" and "アルファード", then "アルファード" and "40系専用": a maker, its model, and the series that a product is for. */
function completesModel(before: string, text: string): boolean {
  if (MAKERS_IN_KATAKANA.test(before)) return /^[\p{Script=Katakana}ー]+$/u.test(text);
  return /[\p{Script=Katakana}ー]{2}$|\p{N}(?:系|型|世代)$/u.test(before) && SERIES.test(text);
}

const MAKERS_IN_KATAKANA =
  /^(?:トヨタ|ホンダ|日産|スズキ|ダイハツ|マツダ|スバル|三菱|レクサス|ヤマハ|カワサキ)$/u;
const SERIES = /^\p{N}{1,4}(?:(?:系|型|世代)|(?:系|型|世代|番)?(?:専用|対応|適合|用))$/u;

/** The pieces of a Japanese or Chinese segment. */
function splitUnspaced(segment: Segment, at: number, language: string): Piece[] {
  const figure = language === 'zh' ? leadingFigure(segment.text) : undefined;
  if (figure) return [{ ...segment, role: figure, host: null, isAdjunct: false }];
  const [, label = ''] = LABELED_MEASURE.exec(segment.text) ?? [];
  if (language === 'zh' && label !== '' && (at > 1 || !namesProduct(label, language)))
    return [{ ...segment, role: 'size', host: null, isAdjunct: false }];
  const isLong = segment.text.replace(/[（(].*/u, '').length > MAX_WHOLE_RUN;
  const runs = language === 'zh' && isLong ? splitChinese(segment.text) : [segment.text];
  return runs.map((run, index) => ({
    text: run.trim(),
    role: roleOf(run.trim(), language) ?? 'core',
    separator:
      index === 0 ? segment.separator : run.startsWith(' ') || runs[index - 1]?.endsWith(' ') ? ' ' : '',
    brackets: index === 0 && runs.length === 1 ? segment.brackets : null,
    host: null,
    isAdjunct: false,
  }));
}

/** In characters: a shorter run of Chinese between spaces is one phrase. */
const MAX_WHOLE_RUN = 8;
const MAX_COUNTED = 4;

/** The role of a word that is a measure and what it measures: "2块电池", "1.8米床". */
function leadingFigure(text: string): PartRole | undefined {
  const [measure = ''] = CHINESE_MEASURE.exec(text) ?? [];
  const rest = text.slice(measure.length);
  const isCounted = measure !== '' && rest.length > 0 && rest.length <= MAX_COUNTED;
  return isCounted && /^\p{Script=Han}+$/u.test(rest) ? (unspacedRole(measure, 'zh') ?? 'size') : undefined;
}

const FIGURE = String.raw`[长宽高厚直径约]{0,2}\d+(?:\.\d+)?`;
const UNIT = String.raw`(?:ml|毫升|升|l|cm|厘米|毫米|mm|米|英寸|寸|kg|g|克|w|v|mah|个月|件套?|只装?|个装?|片装?|包|盒|双装?|条装?|支装?|张|套装?|瓶装?|卷|粒|块|根|把|枚|对|岁|团|袋|码|号|档|流明)`;
// With units between the factors and a bound: "50g*10团", "宽100x高200cm", "12.9英寸以下".
const MEASURE = String.raw`(?<![A-Za-z0-9])${FIGURE}(?:\s?${UNIT}?\s?[x×*~-]\s?${FIGURE})*\s?${UNIT}+(?![A-Za-z])(?:以[上下内]|左右)?`;
const CHINESE_MEASURE = new RegExp(`^${MEASURE}`, 'iu');
/** "腰围95-110cm": a word says what is measured. */
const LABELED_MEASURE = new RegExp(`^(\\p{Script=Han}{2,4})${MEASURE}$`, 'iu');
const CHINESE_WORDS = chinesePattern();

function chinesePattern(): RegExp {
  const { products, colors, features, audiences } = lexiconOf('zh');
  const known = [...products, ...colors, ...features, ...audiences]
    .filter((word) => word.length > 1)
    .sort((a, b) => b.length - a.length);
  const measure = MEASURE;
  return new RegExp(
    `(?:适合|适用于?|兼容|适配|不适用|不含|不兼容).+?(?=${products.filter((word) => word.length > 1).join('|')}|(?<=\\p{Script=Han})${measure}|$)|${measure}|带[\\p{Script=Han}]{1,3}?(?=${known.join('|')}|${measure}|$)|${known.join('|')}`,
    'giu',
  );
}

const SETS = /^(?:套装|套件|组合|礼盒)$/u;

const withoutBrand = (text: string) => text.replace(/[\uE000-\uE0FF]/gu, '');

/** Splits a run of Chinese at its measures and known words; unknown text before a product belongs to the product. */
function splitChinese(text: string): string[] {
  const pieces: string[] = [];
  let at = 0;
  let pending = '';
  for (const { 0: word, index } of text.matchAll(CHINESE_WORDS)) {
    pending += text.slice(at, index);
    at = index + word.length;
    // "螺丝刀套装": the set belongs to its product.
    if (SETS.test(word) && pending === '' && namesProduct(pieces.at(-1) ?? '', 'zh')) {
      pieces.push((pieces.pop() ?? '') + word);
      continue;
    }
    if (namesProduct(word, 'zh')) {
      const isModified =
        pending === '' && pieces.length > 0 && lexiconOf('zh').features.includes(pieces.at(-1) ?? '');
      // "婴儿连体衣": whom it is for is part of the name.
      const isForm =
        isModified ||
        (pending === '' &&
          pieces.length === 1 &&
          unspacedRole(withoutBrand(pieces[0] ?? ''), 'zh') === 'audience');
      pieces.push((isForm ? (pieces.pop() ?? '') : pending) + word);
      pending = '';
      continue;
    }
    // One character belongs to the next word: 女学生.
    if (pending.length > 1) pieces.push(pending);
    pieces.push(pending.length === 1 ? pending + word : word);
    pending = '';
  }
  pending += text.slice(at);
  return pending === '' ? pieces : [...pieces, pending];
}
