import { Showcase as Frame, ShowcaseRing, ShowcaseRuler } from '@seller-toolbox/ui/showcase';
import { useFormat, useWords } from '@seller-toolbox/words/react';
import type zh from '../locales/showcase/zh.json';
import example from './example.json';

/** A title judged: its score, its length against the limit, and what costs points. */
export function Showcase() {
  const t = useWords<typeof zh>('title-analyzer/showcase');
  const format = useFormat();
  const { input, output } = example;
  const { length, maxLength } = output;
  // The word that crosses the limit is marked whole.
  const over = input.title.lastIndexOf(' ', maxLength) + 1;
  return (
    <Frame
      given={
        <>
          {input.title.slice(0, over)}
          <mark>{input.title.slice(over)}</mark>
        </>
      }
      figure={<ShowcaseRing score={output.score} text={format.number(output.score)} />}
      note={t('showcase.score')}
      scale={<ShowcaseRuler length={length} limit={maxLength} />}
      rows={output.issues.map(({ code, severity, params: { words = [], ...figures } }) => ({
        id: code,
        label: t(`showcase.${code as IssueCode}`, { ...figures, words: format.list(words) }),
        value: `−${format.number(pointsOf(code))}`,
        tone: severity === 'error' ? 'bad' : 'warn',
      }))}
    />
  );
}

type IssueCode = Exclude<keyof (typeof zh)['showcase'], 'score'>;

function pointsOf(issue: string): number {
  return example.output.breakdown.score.deductions.find(({ code }) => code === issue)?.points ?? 0;
}
