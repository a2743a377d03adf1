import type { ToolAnswer } from '@seller-toolbox/catalogue/ask';
import { useLanguage } from '@seller-toolbox/words/react';
import { useEffect, useRef, useState } from 'react';
import { useSiteWords } from '../../site/base/site-words.tsx';
import { startWorker } from '../../site/base/start-worker.ts';
import { startAsking, type AskingWorker } from './ask-in-worker.ts';

const NONE: readonly ToolAnswer[] = [];
/** Without an answer by then, for example without a connection, the palette is a search for tools. */
const MAX_WAIT_MS = 5_000;
/** The namespace of the lines of all recognizers. */
export const ANSWERS = 'answers';

export interface Answers {
  /** Best first. Those to the text before stay until the next ones are there. */
  readonly answers: readonly ToolAnswer[];
  /** The text has no answers yet. */
  readonly isAsking: boolean;
}

/** What the tools compute of a text. */
export function useAnswers(text: string): Answers {
  const language = useLanguage();
  const words = useSiteWords();
  const latest = useRef('');
  const asking = useRef<AskingWorker | null>(null);
  const [{ answered, answers }, setAnswers] = useState({ answered: '', answers: NONE });
  const [hasWords, setHasWords] = useState<boolean | undefined>(
    words.hasPageWords(ANSWERS, language) || undefined,
  );

  useEffect(() => {
    words.addPageWords(ANSWERS, language).then(
      () => setHasWords(true),
      () => setHasWords(false),
    );
  }, [words, language]);

  useEffect(() => {
    // Without workers the palette is a search for tools.
    if (typeof Worker === 'undefined') return undefined;
    const started = startAsking(startWorker, (answeredText, found) => {
      if (answeredText === latest.current) setAnswers({ answered: answeredText, answers: found });
    });
    asking.current = started;
    return () => started.end();
  }, []);

  useEffect(() => {
    latest.current = text;
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    if (text.trim() === '') return undefined;
    asking.current?.ask({ text, language, timeZone, now: Date.now() });
    const limit = setTimeout(
      () => setAnswers((last) => (last.answered === text ? last : { answered: text, answers: NONE })),
      MAX_WAIT_MS,
    );
    return () => clearTimeout(limit);
  }, [text, language]);

  if (text.trim() === '' || hasWords === false || typeof Worker === 'undefined')
    return { answers: NONE, isAsking: false };
  return { answers: hasWords ? answers : NONE, isAsking: !hasWords || answered !== text };
}
