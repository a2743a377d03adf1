import type { RawInput } from '@seller-toolbox/tool-contract';
import { toFragment } from '@seller-toolbox/tool-contract/fragment';
import { createFormat, createI18n, type Language } from '@seller-toolbox/words';
import { writeText } from '@seller-toolbox/words/write-text';
import { ask, type Question } from './ask.ts';
import { loadCatalogueWords, loadRecognizerWords } from './words.ts';

/** An answer where there is no page: command line, HTTP, assistants. */
export interface WrittenAnswer {
  readonly toolId: string;
  /** 0 to 1: how sure it is that the text is the tool's subject. */
  readonly confidence: number;
  /** In the language of the question: what the tool computes, or what it is for where the text only names it. */
  readonly line: string;
  /** Input of the engine; empty where the text only names the tool. */
  readonly input: RawInput;
  /** The page of the tool with this input, from the root of the site. */
  readonly url: string;
}

/** Answers to a text in words, best first, at most `max`. */
export async function askInWords(question: Question, max: number): Promise<readonly WrittenAnswer[]> {
  const { language } = question;
  const [answers, catalogue, write] = await Promise.all([
    ask(question, max),
    loadCatalogueWords(language),
    writerFor(language),
  ]);
  return answers.map(({ toolId, confidence, input, line }) => ({
    toolId,
    confidence,
    line: line === null ? (catalogue[toolId]?.line ?? '') : write(toolId, line),
    input: input ?? {},
    url: pageOf(toolId, language, input ?? {}),
  }));
}

const i18n = createI18n('en', {});

async function writerFor(language: Language) {
  for (const [toolId, words] of Object.entries(await loadRecognizerWords(language))) {
    if (!i18n.hasResourceBundle(language, toolId)) i18n.addResourceBundle(language, toolId, words);
  }
  const format = createFormat(language);
  return (toolId: string, line: Parameters<typeof writeText>[0]) =>
    writeText(line, { t: i18n.getFixedT(language, toolId), format });
}

/** An input that is too long for an address is left out. */
function pageOf(toolId: string, language: Language, input: RawInput): string {
  const fragment = toFragment(input);
  return `/tools/${toolId}?lang=${language}${fragment ? `#${fragment}` : ''}`;
}
