import { Showcase as Frame, ShowcaseRing, ShowcaseRuler } from '@seller-toolbox/ui/showcase';
import { useFormat, useWords } from '@seller-toolbox/words/react';
import type zh from '../locales/showcase/zh.json';
import example from './example.json';

/** A title judged: its score, what costs most, and its length against the limit. */
export function Showcase() {
  const t = useWords<typeof zh>('title-analyzer/showcase');
  const format = useFormat();
  const { input, output } = example;
  const { length, maxLength, overBy } = output;
  const characters = [...input.title];
  return (
    <Frame
      given={
        <>
          {characters.slice(0, maxLength).join('')}
          <mark>{characters.slice(maxLength).join('')}</mark>
        </>
      }
      figure={<ShowcaseRing score={output.score} text={format.number(output.score)} />}
      note={t('showcase.score')}
      picture={<ShowcaseRuler length={length} limit={maxLength} />}
      rows={[
        { id: 'length', label: t('showcase.tooLong'), value: `${length} / ${maxLength}`, tone: 'bad' },
        {
          id: 'words',
          label: t('showcase.subjective'),
          value: format.list(subjectiveWords(output.issues)),
          tone: 'warn',
        },
        { id: 'over', label: t('showcase.over'), value: format.number(overBy) },
      ]}
    />
  );
}

function subjectiveWords(issues: typeof example.output.issues): readonly string[] {
  const words = issues.map(({ params }) => ('words' in params ? params.words : [])).flat();
  return words.filter((word) => word !== undefined);
}
