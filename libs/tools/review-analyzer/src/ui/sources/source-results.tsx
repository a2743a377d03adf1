import { useToolEnvironment, useToolWords } from '@seller-toolbox/tool-kit';
import { FigureCards } from '@seller-toolbox/tool-kit/research';
import { Disclosure } from '@seller-toolbox/ui';
import { LazyWords } from '@seller-toolbox/words/lazy-words';
import { useFormat, useLanguage, useWords } from '@seller-toolbox/words/react';
import type { ChangeRow, SourcesOutput } from '../../engine/sources-output.schema.ts';
import type zh from '../../locales/zh.json';
import { CompetitorComparison } from '../competitor-comparison.tsx';
import { KeywordMentions } from '../keyword-mentions.tsx';
import { ReviewInsights } from '../review-insights.tsx';
import { SentimentBar } from '../sentiment-bar.tsx';
import styles from './sources.module.css';
import { loadSourceWords, SOURCE_WORDS, type SourceWords } from './source-words.ts';
import { Quotes } from './quotes.tsx';
import { DistributionChart, MonthChart } from './rating-charts.tsx';
import { ExperienceTable, ReturnCharts } from './return-charts.tsx';
import { PhraseTable, ThemeTable, VariationTable } from './theme-tables.tsx';
import { useSourceNames } from './use-source-names.ts';

export interface SourceResultsProps {
  output: SourcesOutput;
  onExport: (action: 'copy' | 'csv') => void;
}

/** What the visitor's files say of reviews, returns and customer experience. */
export function SourceResults(props: SourceResultsProps) {
  return (
    <LazyWords namespace={SOURCE_WORDS} load={loadSourceWords}>
      <Results {...props} />
    </LazyWords>
  );
}

const HOW = [
  'howNothing',
  'howSentiment',
  'howThemes',
  'howPhrases',
  'howInterval',
  'howChange',
  'howLanguages',
] as const;

function Results({ output, onExport }: SourceResultsProps) {
  const words = useWords<SourceWords>(SOURCE_WORDS);
  const { sentimentBreakdown, competitorComparison } = output;
  return (
    <div className={styles.parts}>
      <FigureCards figures={useCards(output)} />
      {sentimentBreakdown && <SentimentBar breakdown={sentimentBreakdown} />}
      <About output={output} />
      <DistributionChart output={output} />
      <MonthChart output={output} />
      <Changes output={output} />
      <ThemeTable output={output} onExport={onExport} />
      <KeywordMentions mentions={output.keywordMentions} />
      <PhraseTable output={output} onExport={onExport} />
      {competitorComparison ? (
        <CompetitorComparison comparison={competitorComparison} />
      ) : (
        <p className={styles.note}>{words('sources.noComparison')}</p>
      )}
      <Contradictions output={output} />
      <VariationTable output={output} />
      <ReturnCharts output={output} />
      <ExperienceTable output={output} />
      {output.insights.length > 0 && <ReviewInsights insights={output.insights} />}
      <Disclosure summary={words('sources.how')} look="boxed" print="open">
        <ul className={styles.note}>
          {HOW.map((key) => (
            <li key={key}>{words(`sources.${key}`)}</li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}

/** The cards; each figure says of how many values it is. */
function useCards(output: SourcesOutput) {
  const { t } = useToolWords<typeof zh>();
  const words = useWords<SourceWords>(SOURCE_WORDS);
  const format = useFormat();
  const { totalReviews, repeatedReviews, averageRating, averageRatingOf, sentimentBreakdown, sentimentOf } =
    output;
  const share = (name: 'positive' | 'negative', tone: 'ok' | 'bad') =>
    sentimentBreakdown === null
      ? { value: '–', note: words('sources.noData') }
      : {
          value: format.percent(sentimentBreakdown[name] / 100),
          note: words('sources.analyzedOf', { count: sentimentOf }),
          tone,
        };
  return [
    {
      label: t('ui.totalReviews'),
      value: format.number(totalReviews),
      ...(repeatedReviews > 0 && {
        note: words('sources.repeated', { number: format.number(repeatedReviews) }),
      }),
    },
    averageRating === null
      ? { label: t('ui.averageRating'), value: '–', note: words('sources.noData') }
      : {
          label: t('ui.averageRating'),
          value: format.number(averageRating, { digits: 2 }),
          unit: '/ 5',
          note: words('sources.meanOf', { count: averageRatingOf }),
        },
    { label: t('ui.positiveShare'), ...share('positive', 'ok') },
    { label: t('ui.negativeShare'), ...share('negative', 'bad') },
  ];
}

/** The files, and the languages with those that are not analyzed. */
function About({ output }: { output: SourcesOutput }) {
  const words = useWords<SourceWords>(SOURCE_WORDS);
  const format = useFormat();
  const language = useLanguage();
  const fileOf = useSourceNames(output);
  const names = new Intl.DisplayNames([language], { type: 'language' });
  const nameOf = (code: string | null) =>
    code === null ? words('sources.unclear') : (names.of(code) ?? code);
  return (
    <ul className={styles.note}>
      <li>{words('sources.files', { files: format.list(output.sources.map((_, at) => fileOf(at))) })}</li>
      {output.languages.map(({ language: code, reviews, comments, isAnalyzed }) => (
        <li key={code}>
          {words(isAnalyzed ? 'sources.language' : 'sources.languageNot', {
            language: nameOf(code),
            count: reviews + comments,
          })}
        </li>
      ))}
    </ul>
  );
}

/** What to change at the product and at the listing, and the words of praise for the listing. */
function Changes({ output }: { output: SourcesOutput }) {
  const words = useWords<SourceWords>(SOURCE_WORDS);
  const { Link, linkTo } = useToolEnvironment();
  const praise = output.keywordMentions
    .filter(({ sentiment }) => sentiment === 'positive')
    .map(({ keyword }) => keyword);
  return (
    <div className={styles.pair}>
      {(['product', 'listing'] as const).map((side) => {
        const changes = output.changes.filter((change) => change.side === side);
        return (
          <section key={side} className={styles.section}>
            <h3>{words(`sources.change-${side}`)}</h3>
            {changes.length === 0 && <p className={styles.note}>{words('sources.nothingToChange')}</p>}
            <ul className={styles.changes}>
              {changes.map((change) => (
                <Change key={change.theme} change={change} output={output} />
              ))}
            </ul>
            {side === 'listing' && praise.length > 0 && (
              <Link to={linkTo('listing-optimizer', { searchTerms: praise.join(' ') })}>
                {words('sources.toListing')}
              </Link>
            )}
          </section>
        );
      })}
    </div>
  );
}

function Change({ change, output }: { change: ChangeRow; output: SourcesOutput }) {
  const { t } = useToolWords<typeof zh>();
  const words = useWords<SourceWords>(SOURCE_WORDS);
  const evidence = (['reviews', 'comments', 'units'] as const).flatMap((name) =>
    change[name] > 0 ? [words(`sources.evidence-${name}`, { count: change[name] })] : [],
  );
  return (
    <li className={styles.change}>
      <strong>{t(`ui.aspect-${change.theme}`)}</strong>
      <span className={styles.note}>{evidence.join(' · ')}</span>
      <Quotes quotes={change.quotes} output={output} />
    </li>
  );
}

function Contradictions({ output }: { output: SourcesOutput }) {
  const words = useWords<SourceWords>(SOURCE_WORDS);
  const format = useFormat();
  const { count, quotes } = output.contradictions;
  if (count === 0) return null;
  return (
    <section className={styles.section}>
      <h3>{words('sources.contradictions')}</h3>
      <p className={styles.note}>{words('sources.contradictionsNote', { number: format.number(count) })}</p>
      <Quotes quotes={quotes} output={output} />
    </section>
  );
}
