import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { canBegin } from './arrange.ts';
import { canEnd, isHeadInitial } from './cut-part.ts';
import { factFragments } from './fact-fragments.ts';
import { isAdjective, lexiconOf } from './part-role.ts';
import type { TitlePart } from './title-part.ts';
import { isUnspaced } from './title-language.ts';

const MIN_WORDS = 2;

/** What a shortened part leaves out, as phrases that say something alone. */
export function remaindersOf(part: TitlePart, language: string): string[] {
  const { text, whole } = part;
  if (whole === undefined || isUnspaced(language)) return [];
  const at = whole.indexOf(text);
  if (at < 0) {
    const rest = part.isAdjunct ? restOfList(text, whole, language) : '';
    if (rest !== '') return [[...leadOf(text, language), rest].join(' ')];
    return factFragments(whole, language).map((fragment) => fragment.text);
  }
  const before = whole.slice(0, at).trim();
  const after = whole.slice(at + text.length);
  const isList = part.isAdjunct && before === '' && text !== '';
  const rest = withoutEdges(after.replace(/^[\s,:]+/u, ''), language);
  // "2 Black, 1 Cyan" of "5 Pack: 2 Black, 1 Cyan".
  if (part.role === 'count' && before === '' && rest !== '') return [rest.replace(/^\((.*)\)$/u, '$1')];
  if (isList) return rest === '' ? [] : [[...leadOf(text, language), rest].join(' ')];
  return [withoutEdges(before, language), rest].flatMap((phrase) =>
    isPhrase(phrase, language) ? [phrase] : factFragments(phrase, language).map((fragment) => fragment.text),
  );
}

/** The members of a list behind those of its shorter form: "Frizzy & Damaged Hair" of "for Curly, Frizzy & Damaged Hair" and "for Curly Hair". */
function restOfList(shorter: string, whole: string, language: string): string {
  const { conjunctions } = lexiconOf(language);
  const isJoint = (word: string) => conjunctions.includes(foldCase(word));
  const bare = (word: string) => word.replace(/,$/u, '');
  const kept = shorter
    .split(' ')
    .filter((word) => !isJoint(word))
    .map(bare);
  const words = whole.split(' ');
  let count = 0;
  const from = words.findIndex((word) => {
    if (isJoint(word)) return false;
    if (bare(word) !== kept[count]) return true;
    count += 1;
    return false;
  });
  const isRest = from > 0 && count >= kept.length - 1;
  return isRest ? withoutEdges(words.slice(from).join(' '), language) : '';
}

/** All that a shortened part leaves out, also what says nothing alone. */
export function cutFrom({ text, whole = text }: TitlePart, language: string): string[] {
  const at = whole.indexOf(text);
  const isKept = (word: string) => text.includes(word);
  const cut =
    at >= 0
      ? [whole.slice(0, at), whole.slice(at + text.length)]
      : [[...new Set(whole.split(' '))].filter((word) => !isKept(word)).join(' ')];
  return cut.map((phrase) => withoutEdges(phrase.trim(), language)).filter((phrase) => phrase !== '');
}

/** "Compatible with" of "Compatible with iPhone 15": the words before the first member of a list. */
function leadOf(text: string, language: string): string[] {
  const { adjuncts, connectors } = lexiconOf(language);
  const words = text.split(' ');
  const count = words.findIndex((word) => {
    const folded = foldCase(word);
    return !adjuncts.includes(folded) && !connectors.includes(folded);
  });
  return words.slice(0, Math.max(0, count));
}

function withoutEdges(text: string, language: string): string {
  const words = text
    .replace(/[\uE000-\uE0FF]/gu, '')
    .split(' ')
    .filter(Boolean);
  const { connectors } = lexiconOf(language);
  const isConnector = (word = '') => connectors.includes(foldCase(word));
  while (words.length > 0 && isConnector(words[0])) words.shift();
  while (words.length > 0 && isConnector(words.at(-1))) words.pop();
  return words.join(' ').replace(/^,|,$/gu, '').trim();
}

function isPhrase(text: string, language: string): boolean {
  const words = text.split(' ').filter(Boolean);
  if (words.length === 0) return false;
  // "Laken 180x200 + 2 Kissenbezüge 80x80".
  if (/ \+ |^\p{N}+ \p{L}+ \p{N}/u.test(text)) return true;
  if (isHeadInitial(language) && /^\p{Lu}\p{Ll}{4,}$/u.test(text)) return true;
  // "Pleated" of "Pleated Filters"; a German adjective has an ending.
  if (language === 'en' && /^\p{Lu}\p{Ll}{4,}$/u.test(text) && isAdjective(text)) return true;
  if (factFragments(text, language).some((fragment) => fragment.text === text)) return true;
  return (
    words.length >= MIN_WORDS && canBegin(words[0] ?? '', language) && canEnd(words.at(-1) ?? '', language)
  );
}
