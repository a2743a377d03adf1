import { useToolWords } from '@seller-toolbox/tool-kit';
import { listingLanguage } from '@seller-toolbox/listing-ui/listing-title';
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
import { examples } from '../../engine/title-fixer.examples.ts';
import { STRATEGIES, type Strategy, type TitleFixerInput } from '../../engine/title-fixer.schema.ts';
import type zh from '../../locales/zh.json';
import type { FixedTitle } from '../../session/title-fixer.session.ts';

export interface ManyTitlesProps {
  /** The input with the rule set in use; its title and error message are ignored. */
  input: TitleFixerInput;
  /** Values of the example may be left in the input. */
  hasExample: boolean;
  onTitle: (title: string) => void;
}

const load = async () => (await import('../../session/title-fixer.session.ts')).openSession;

/** Checks and rewrites a list of titles for the marketplace, category and brand of the input. */
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
  const { category, marketplace, ruleSet } = input;
  const brand = ownText(input.brand, { hasExample, example: examples[0].input.brand });
  const settings = useMemo(
    () => ({ brand, category, marketplace, ruleSet }),
    [brand, category, marketplace, ruleSet],
  );
  const named = [regionName(marketplace, format), t(`ui.category-${category}`), brand.trim()];
  return (
    <TitleList
      settings={settings}
      settingsText={named.filter((name) => name !== '').join(' · ')}
      load={load}
      columns={useColumns(listingLanguage(marketplace))}
      onOpen={onTitle}
    />
  );
}

type Column = ResultColumn<JudgedTitle<FixedTitle>>;

/** The columns of the check and the versions; empty for rejected titles. */
function useColumns(language: string | undefined): readonly Column[] {
  const { t, textOf } = useToolWords<typeof zh>();
  const claimsWords = useClaimsWords();
  const format = useFormat();
  const violations = (row: JudgedTitle<FixedTitle>) =>
    row.state === 'refused' ? '' : row.violations.map((finding) => textOf(finding)).join(' · ');
  const version = (row: JudgedTitle<FixedTitle>, strategy: Strategy) =>
    row.state === 'refused' ? '' : (row.versions[strategy] ?? '');
  const claimSentences = (row: JudgedTitle<FixedTitle>) =>
    row.state === 'refused'
      ? ''
      : row.claims.map(({ rule, text }) => claimsWords(`claims.${rule}`, { text })).join(' · ');
  return [
    {
      key: 'score',
      kind: 'number',
      header: t('ui.score'),
      cell: (row) => (row.state === 'refused' ? '' : format.number(row.score)),
      value: (row) => (row.state === 'refused' ? '' : row.score),
      sortBy: (row) => (row.state === 'refused' ? -1 : row.score),
    },
    {
      key: 'length',
      kind: 'number',
      header: t('ui.type-length'),
      cell: (row) =>
        row.state === 'refused' ? '' : `${format.number(row.length)}/${format.number(row.maxLength)}`,
      value: (row) => (row.state === 'refused' ? '' : row.length),
      sortBy: (row) => (row.state === 'refused' ? Infinity : row.length),
    },
    {
      key: 'violations',
      header: t('ui.check'),
      cell: (row) => <ListText>{violations(row)}</ListText>,
      value: violations,
    },
    {
      key: 'claims',
      header: t('ui.claims'),
      cell: (row) => <ListText>{claimSentences(row)}</ListText>,
      value: claimSentences,
    },
    ...STRATEGIES.map((strategy): Column => ({
      key: strategy,
      header: t(`ui.strategy-${strategy}`),
      value: (row) => version(row, strategy),
      // The table shows one version; the exported file has all.
      ...(strategy === 'minimal' && {
        cell: (row: JudgedTitle<FixedTitle>) => <ListText lang={language}>{version(row, strategy)}</ListText>,
      }),
    })),
  ];
}
