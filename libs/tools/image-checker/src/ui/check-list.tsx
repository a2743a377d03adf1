import { useToolWords } from '@seller-toolbox/tool-kit';
import { Icon, type IconName } from '@seller-toolbox/ui';
import type { ImageReport } from '../engine/image-report.schema.ts';
import type { RuleResult, Verdict } from '../engine/judge-image.ts';
import type zh from '../locales/zh.json';
import { useCheckText } from './check-text.ts';
import styles from './check-list.module.css';

const ICONS: Readonly<Record<Verdict, IconName>> = {
  broken: 'circle-x',
  doubtful: 'triangle-alert',
  kept: 'circle-check',
  unknown: 'info',
};
/** Broken rules first. */
const ORDER: readonly Verdict[] = ['broken', 'doubtful', 'kept', 'unknown'];

/** Every rule with its verdict, value and limit, and advice where it is not kept. */
export function CheckList({ report }: { report: ImageReport }) {
  const { t } = useToolWords<typeof zh>();
  const textOf = useCheckText();
  const adviceOf = ({ rule, verdict }: RuleResult) =>
    verdict === 'broken' || verdict === 'doubtful' ? t(`ui.advice-${rule}`) : undefined;
  const results = ORDER.flatMap((verdict) => report.results.filter((result) => result.verdict === verdict));
  return (
    <ul className={styles.list} aria-label={t('ui.checks')}>
      {results.map((result) => (
        <li key={result.rule} className={styles[result.verdict]}>
          <Icon name={ICONS[result.verdict]} size={18} label={t(`ui.verdict-${result.verdict}`)} />
          <div>
            <strong>{t(`ui.rule-${result.rule}`)}</strong>
            <p>{textOf(result.finding)}</p>
            {adviceOf(result) && <p className={styles.advice}>{adviceOf(result)}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
