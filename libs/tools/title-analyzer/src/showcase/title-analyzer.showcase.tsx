import { Showcase as Frame, ShowcaseRing, ShowcaseRuler } from '@seller-toolbox/ui/showcase';
import type { ShowcaseProps } from '@seller-toolbox/tool-contract';
import { toFragment } from '@seller-toolbox/tool-contract/fragment';
import { useFormat, useWords } from '@seller-toolbox/words/react';
import { Fragment } from 'react';
import type zh from '../locales/showcase/zh.json';
import example from './example.json';

/** A title judged: its score, its length against the limit, and what costs points. */
export function Showcase({ pathOf }: ShowcaseProps) {
  const t = useWords<typeof zh>('title-analyzer/showcase');
  const format = useFormat();
  const { input, output } = example;
  const { length, maxLength } = output;
  const { title } = input;
  // The word that crosses the limit is marked whole.
  const over = title.lastIndexOf(' ', maxLength) + 1;
  const promotional = output.highlights.filter(({ codes }) => codes.includes('subjective-words'));
  return (
    <Frame
      given={
        <>
          {promotional.map(({ start, end }, index) => (
            <Fragment key={start}>
              {title.slice(promotional[index - 1]?.end ?? 0, start)}
              <u>{title.slice(start, end)}</u>
            </Fragment>
          ))}
          {title.slice(promotional.at(-1)?.end ?? 0, over)}
          <mark>{title.slice(over)}</mark>
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
      next={{ label: t('showcase.next'), href: `${pathOf('title-fixer')}#${toFragment({ title })}` }}
    />
  );
}

type IssueCode = Exclude<keyof (typeof zh)['showcase'], 'score' | 'next'>;

function pointsOf(issue: string): number {
  return example.output.breakdown.score.deductions.find(({ code }) => code === issue)?.points ?? 0;
}
