import { useFormat } from '@seller-toolbox/words/react';
import type { Finding } from '@seller-toolbox/tool-contract';
import { FindingList, useToolWords } from '@seller-toolbox/tool-kit';
import type { CompetitorOutput } from '../engine/competitor-analyzer.schema.ts';
import type { SourcesOutput } from '../engine/sources-output.schema.ts';
import type zh from '../locales/zh.json';
import { useMoney } from './use-money.ts';
import styles from './market-insights.module.css';

const AMOUNTS: ReadonlySet<string> = new Set(['price', 'lowPrice', 'highPrice']);

/** What the competitors leave open, and what it takes to be ahead of them. */
export function MarketInsights({ output }: { output: CompetitorOutput | SourcesOutput }) {
  const { t, textOf } = useToolWords<typeof zh>();
  const format = useFormat();
  const money = useMoney(output.marketplace);
  const sentence = (finding: Finding) => {
    const numbers = Object.entries(finding.params ?? {}).flatMap(([name, value]) =>
      typeof value === 'number'
        ? [[name, AMOUNTS.has(name) ? money(value) : format.number(value, { digits: 1 })] as const]
        : [],
    );
    return textOf(finding, Object.fromEntries(numbers));
  };
  return (
    <div className={styles.lists}>
      {(['opportunities', 'advantages'] as const).map((name) => (
        <section key={name} className={styles.list}>
          <h3>{t(`ui.${name}`)}</h3>
          {output[name].length === 0 && <p>{t('ui.noInsights')}</p>}
          <FindingList findings={output[name]} textOf={sentence} />
        </section>
      ))}
    </div>
  );
}
