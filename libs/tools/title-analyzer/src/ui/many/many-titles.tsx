import { useToolWords } from '@seller-toolbox/tool-kit';
import {
  ListText,
  ownText,
  TitleList,
  type JudgedTitle,
  type ResultColumn,
} from '@seller-toolbox/listing-ui/title-list';
import { CLAIMS_WORDS, loadClaimsWords, useClaimsWords } from '@seller-toolbox/listing-ui/claims-words';
import { LazyWords } from '@seller-toolbox/words/lazy-words';
import { useFormat } from '@seller-toolbox/words/react';
import { regionName } from '@seller-toolbox/words/region-names';
import { useMemo } from 'react';
import { examples } from '../../engine/title-analyzer.examples.ts';
import type { TitleAnalyzerInput } from '../../engine/title-analyzer.schema.ts';
import type zh from '../../locales/zh.json';
import type { AnalyzedTitle } from '../../session/title-analyzer.session.ts';
import { useFindingText } from '../finding-text.ts';

export interface ManyTitlesProps {
  /** The current input with the current rules; its title is ignored. */
  input: TitleAnalyzerInput;
  /** Values of the example may be left in the input. */
  hasExample: boolean;
  onTitle: (title: string) => void;
}

const load = async () => (await import('../../session/title-analyzer.session.ts')).openSession;

/** Checks a list of titles for the marketplace, category and keyword of the input. */
export function ManyTitles(props: ManyTitlesProps) {
  return (
    <LazyWords namespace={CLAIMS_WORDS} load={loadClaimsWords}>
      <List {...props} />
    </LazyWords>
  );
}

function List({ input, hasExample, onTitle }: ManyTitlesProps) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { marketplace, category, ruleSet } = input;
  const keyword = ownText(input.keyword, { hasExample, example: examples[0].input.keyword });
  const settings = useMemo(
    () => ({ keyword, marketplace, category, ruleSet }),
    [keyword, marketplace, category, ruleSet],
  );
  const named = [regionName(marketplace, format), t(`ui.category-${category}`), keyword.trim()];
  return (
    <TitleList
      settings={settings}
      settingsText={named.filter((name) => name !== '').join(' · ')}
      load={load}
      columns={useColumns()}
      onOpen={onTitle}
    />
  );
}

type Column = ResultColumn<JudgedTitle<AnalyzedTitle>>;

/** Result columns of a title; empty where the engine rejected it. */
function useColumns(): readonly Column[] {
  const { t } = useToolWords<typeof zh>();
  const claimsWords = useClaimsWords();
  const format = useFormat();
  const textOf = useFindingText();
  const figure = (key: 'score' | 'complianceScore' | 'seoScore'): Column => ({
    key,
    kind: 'number',
    header: t(`ui.${key}`),
    cell: (row) => (row.state === 'refused' ? '' : format.number(row[key])),
    value: (row) => (row.state === 'refused' ? '' : row[key]),
    sortBy: (row) => (row.state === 'refused' ? -1 : row[key]),
  });
  const sentences = (row: JudgedTitle<AnalyzedTitle>, key: 'issues' | 'suggestions') =>
    row.state === 'refused' ? '' : row[key].map(textOf).join(' · ');
  const claimSentences = (row: JudgedTitle<AnalyzedTitle>) =>
    row.state === 'refused'
      ? ''
      : row.claims.map(({ rule, text }) => claimsWords(`claims.${rule}`, { text })).join(' · ');
  return [
    figure('score'),
    figure('complianceScore'),
    figure('seoScore'),
    {
      key: 'length',
      kind: 'number',
      header: t('ui.ruler'),
      cell: (row) =>
        row.state === 'refused' ? '' : `${format.number(row.length)}/${format.number(row.maxLength)}`,
      value: (row) => (row.state === 'refused' ? '' : row.length),
      sortBy: (row) => (row.state === 'refused' ? Infinity : row.length),
    },
    {
      key: 'issues',
      header: t('ui.issues'),
      cell: (row) => <ListText>{sentences(row, 'issues')}</ListText>,
      value: (row) => sentences(row, 'issues'),
    },
    {
      key: 'claims',
      header: t('ui.claims'),
      cell: (row) => <ListText>{claimSentences(row)}</ListText>,
      value: claimSentences,
    },
    { key: 'suggestions', header: t('ui.suggestions'), value: (row) => sentences(row, 'suggestions') },
  ];
}
