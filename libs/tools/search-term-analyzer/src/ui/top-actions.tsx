import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { Badge, Button, type IconName, type Tone } from '@seller-toolbox/ui';
import { toShownText } from '../engine/target-kind.ts';
import type zh from '../locales/zh.json';
import type { ReportList } from '../session/report-lists.ts';
import type { ReportSummary } from '../session/report-summary.ts';
import type { TopAction } from '../session/top-actions.ts';
import styles from './top-actions.module.css';
import { TargetTag } from './target-tag.tsx';
import { useAmount } from './use-amount.ts';
import { usePoints } from './use-points.ts';

const LOOKS: Readonly<Record<TopAction['kind'], { tone: Tone; icon: IconName }>> = {
  negative: { tone: 'bad', icon: 'circle-x' },
  bid: { tone: 'neutral', icon: 'trending-down' },
  harvest: { tone: 'ok', icon: 'plus' },
};

/** Reports write a dash where a campaign has no match type. */
const NO_NAME: ReadonlySet<string> = new Set(['', '-', '–', '—']);

/** The whole lists that the actions are from. */
const LISTS = ['wasted', 'bids', 'harvest'] as const;

export interface TopActionsProps {
  summary: ReportSummary;
  currency: string;
  onShow: (list: ReportList) => void;
}

/** Campaigns and match type, where the report has them. */
function PlaceText({ matchType, campaigns }: { matchType: string; campaigns: readonly string[] }) {
  const text = [campaigns.join(', '), matchType].filter((part) => !NO_NAME.has(part)).join(' · ');
  return (
    text !== '' && (
      <small className={styles.place} title={text} dir="auto">
        {text}
      </small>
    )
  );
}

/** The few things to do first: the term, the action and the amounts. */
export function TopActions({ summary: { actions, sizes, bidMoves }, currency, onShow }: TopActionsProps) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { money, about } = useAmount(currency);
  const points = usePoints();
  if (actions.length === 0) return null;
  const nameOf = (action: TopAction) =>
    action.kind === 'negative' ? t(`ui.action-negative-${action.match}`) : t(`ui.action-${action.kind}`);
  const amountsOf = (action: TopAction) => {
    switch (action.kind) {
      case 'negative':
        return t('ui.amounts-negative', {
          spend: money(action.spend),
          count: action.clicks,
        });
      case 'bid':
        return t('ui.amounts-bid', { cpc: money(action.from), bid: money(action.bid) });
      case 'harvest':
        return t('ui.amounts-harvest', { count: action.orders, bid: money(action.bid) });
    }
  };
  return (
    <section className={styles.actions} aria-label={t('ui.actions')}>
      <div className={styles.head}>
        <h2>{t('ui.actions')}</h2>
        <div className={styles.lists}>
          {LISTS.filter((list) => sizes[list] > 0).map((list) => (
            <Button key={list} size="s" variant="quiet" onClick={() => onShow(list)}>
              {t('ui.listSize', {
                list: t(`ui.list-${list}`),
                size:
                  list === 'bids' && bidMoves.lower > 0 && bidMoves.higher > 0
                    ? t('ui.bidMoves', {
                        lower: format.number(bidMoves.lower),
                        higher: format.number(bidMoves.higher),
                      })
                    : format.number(sizes[list]),
              })}
            </Button>
          ))}
        </div>
      </div>
      <ol>
        {actions.map((action, index) => (
          // One target may be in several ad groups.
          <li key={`${index} ${action.text}`}>
            <span className={styles.term}>
              <span dir="auto">{toShownText(action.text)}</span>
              <TargetTag text={action.text} />
              <PlaceText {...action} />
            </span>
            <Badge {...LOOKS[action.kind]}>{nameOf(action)}</Badge>
            <span className={styles.amounts}>{amountsOf(action)}</span>
            <span className={styles.cut}>
              {action.kind !== 'harvest' && action.acosCut !== null && (
                <>
                  {t('ui.acosCut', { points: points(action.acosCut) })}
                  <small>{about(action.kind === 'bid' ? action.saving : action.spend)}</small>
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
