import { useFormat } from '@seller-toolbox/words/react';
import type { Finding } from '@seller-toolbox/tool-contract';
import { FindingList, useToolWords } from '@seller-toolbox/tool-kit';
import { ASPECTS } from '../engine/review-aspects.data.ts';
import { THEMES } from '../engine/review-themes.data.ts';
import type zh from '../locales/zh.json';
import styles from './review-sections.module.css';

/** Sentences on the mood, the most praised and the most blamed theme. */
export function ReviewInsights({ insights }: { insights: readonly Finding[] }) {
  const { t, textOf } = useToolWords<typeof zh>();
  const format = useFormat();
  const shown = (value: unknown) => {
    if (typeof value === 'number') return format.number(value);
    const aspect = [...ASPECTS, ...THEMES].find((one) => one === value);
    return aspect ? t(`ui.aspect-${aspect}`) : String(value);
  };
  const sentence = (finding: Finding) =>
    textOf(
      finding,
      Object.fromEntries(Object.entries(finding.params ?? {}).map(([name, value]) => [name, shown(value)])),
    );
  return (
    <section className={styles.section}>
      <h3>{t('ui.insights')}</h3>
      <FindingList findings={insights} textOf={sentence} />
    </section>
  );
}
