import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { Button } from '@seller-toolbox/ui';
import type { ReactNode } from 'react';
import { targetKindOf, toShownText } from '../engine/target-kind.ts';
import type zh from '../locales/zh.json';
import type { ReportSummary } from '../session/report-summary.ts';
import type { TopAction } from '../session/top-actions.ts';
import { DottedList } from './dotted-list.tsx';
import styles from './next-steps.module.css';
import type { ChosenTable } from './report-tables.tsx';
import { useAmount } from './use-amount.ts';
import { useMatchText } from './use-match-text.ts';
import { usePoints } from './use-points.ts';

/** For each step: the kind of its actions, and the table that lists them all; the bids with those that it lowers first. */
const STEPS = {
  exclude: { kind: 'negative', table: { list: 'wasted', sort: null } },
  'lower-bids': { kind: 'bid', table: { list: 'bids', sort: { key: 'change', descending: false } } },
  harvest: { kind: 'harvest', table: { list: 'harvest', sort: null } },
} as const satisfies Record<string, { readonly kind: TopAction['kind']; readonly table: ChosenTable }>;

export interface NextStepsProps {
  summary: ReportSummary;
  currency: string;
  onShow: (table: ChosenTable) => void;
}

/** What to do, in order: each step with what it does to the ACOS, its costliest terms, and the table that has them all. */
export function NextSteps({ summary, currency, onShow }: NextStepsProps) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { about } = useAmount(currency);
  const points = usePoints();
  const { acosSteps, actions, sizes, bidMoves } = summary;
  const effect = (cut: number | null, saving: number) =>
    cut !== null && (
      <>
        {t('ui.acosCut', { points: points(cut) })} <small>{about(saving)}</small>
      </>
    );
  const steps: readonly StepProps[] = [
    ...acosSteps.flatMap(({ action, count, cut, saving }) =>
      action === 'now' ? [] : [{ action, count, effect: effect(cut, saving) }],
    ),
    ...(sizes.harvest > 0
      ? [{ action: 'harvest' as const, count: sizes.harvest, effect: <small>{t('ui.notCounted')}</small> }]
      : []),
  ].map(({ action, ...step }) => {
    const { kind, table } = STEPS[action];
    return {
      ...step,
      action,
      terms: actions.filter((one) => one.kind === kind),
      note: action === 'lower-bids' ? bidNote() : [],
      size:
        table.list === 'bids' && bidMoves.higher > 0
          ? t('ui.bidMoves', {
              lower: format.number(bidMoves.lower),
              higher: format.number(bidMoves.higher),
            })
          : format.number(sizes[table.list]),
      currency,
      onShow: () => onShow(table),
    };
  });
  function bidNote() {
    const { limit, higher } = bidMoves;
    return [
      ...(limit === null ? [] : [t('ui.bidLimit', { max: format.percent(limit / 100) })]),
      ...(higher > 0 ? [t('ui.raisesLeftOut', { count: higher, number: format.number(higher) })] : []),
    ];
  }
  if (steps.length === 0) return null;
  return (
    <section className={styles.steps} aria-label={t('ui.actions')}>
      <h2>{t('ui.actions')}</h2>
      <ol>
        {steps.map((step) => (
          <Step key={step.action} {...step} />
        ))}
      </ol>
    </section>
  );
}

interface StepProps {
  readonly action: keyof typeof STEPS;
  readonly count: number;
  readonly effect: ReactNode;
  readonly terms: readonly TopAction[];
  readonly note: readonly string[];
  /** Length of the table that lists all, in words. */
  readonly size: string;
  readonly currency: string;
  readonly onShow: () => void;
}

function Step({ action, count, effect, terms, note, size, currency, onShow }: StepProps) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const showAll = t('ui.showAll', { number: format.number(count) });
  const listName = t('ui.listSize', { list: t(`ui.list-${STEPS[action].table.list}`), size });
  return (
    <li>
      <b>{t(`ui.step-${action}`, { count, number: format.number(count) })}</b>
      <span className={styles.effect}>{effect}</span>
      {terms.length < count && (
        <Button
          size="s"
          variant="quiet"
          className={styles.all}
          aria-label={`${showAll}: ${listName}`}
          onClick={onShow}
        >
          {showAll}
        </Button>
      )}
      <ul>
        {terms.map((term, index) => (
          // One target may be in several ad groups.
          <Term key={`${index} ${term.text}`} term={term} currency={currency} />
        ))}
        {note.length > 0 && (
          <li className={styles.note}>
            <DottedList texts={note} />
          </li>
        )}
      </ul>
    </li>
  );
}

function Term({ term, currency }: { term: TopAction; currency: string }) {
  const { t } = useToolWords<typeof zh>();
  const matchText = useMatchText();
  const [why, amount] = useReason(term, currency);
  const kind = targetKindOf(term.text);
  return (
    <li>
      <span className={styles.term} dir="auto">
        {toShownText(term.text)}
      </span>
      <span className={styles.why}>
        <DottedList
          texts={[
            ...(kind ? [t(`ui.tag-${kind}`)] : []),
            ...matchText(term.campaigns.join(', '), term.matchType),
            ...why,
          ]}
        />
      </span>
      <span className={styles.amount}>{amount}</span>
    </li>
  );
}

/** What speaks for an action, and the amount that it is about. */
function useReason(term: TopAction, currency: string): readonly [why: readonly string[], amount: string] {
  const { t } = useToolWords<typeof zh>();
  const { money, about } = useAmount(currency);
  switch (term.kind) {
    case 'negative':
      return [
        [t(`ui.action-negative-${term.match}`), t('ui.why-negative', { count: term.clicks })],
        about(term.spend),
      ];
    case 'bid':
      return [[t('ui.why-bid')], `${money(term.from)} → ${money(term.bid)}`];
    case 'harvest':
      return [[t('ui.why-harvest', { count: term.orders })], money(term.bid)];
  }
}
