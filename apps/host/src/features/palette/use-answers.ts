import type { ToolAnswer } from '@seller-toolbox/catalogue/ask';
import { useLanguage } from '@seller-toolbox/words/react';
import { useEffect, useRef, useState } from 'react';
import { useSiteWords } from '../../site/base/site-words.tsx';
import { startWorker } from '../../site/base/start-worker.ts';
import { startAsking, type AskingWorker } from './ask-in-worker.ts';

const NONE: readonly ToolAnswer[] = [];
/** The namespace of the lines of all recognizers. */
export const ANSWERS = 'answers';

/** What the tools compute of a text, best first; the answers to the text before stay until the next ones are there. */
export function useAnswers(text: string): readonly ToolAnswer[] {
  const language = useLanguage();
  const words = useSiteWords();
  const latest = useRef('');
  const asking = useRef<AskingWorker | null>(null);
  const [answers, setAnswers] = useState(NONE);
  const [hasWords, setHasWords] = useState(words.hasPageWords(ANSWERS, language));

  useEffect(() => {
    words.addPageWords(ANSWERS, language).then(
      () => setHasWords(true),
      () => setHasWords(false),
    );
  }, [words, language]);

  useEffect(() => {
    // Without workers the palette is a search for tools.
    if (typeof Worker === 'undefined') return undefined;
    const started = startAsking(startWorker, (answered, found) => {
      if (answered === latest.current) setAnswers(found);
    });
    asking.current = started;
    return () => started.end();
  }, []);

  useEffect(() => {
    latest.current = text;
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    if (text.trim() !== '') asking.current?.ask({ text, language, timeZone, now: Date.now() });
  }, [text, language]);

  return hasWords && text.trim() !== '' ? answers : NONE;
}
