import type { EngineOutput } from '@seller-toolbox/tool-contract';
import { useFormat } from '@seller-toolbox/words/react';
import { useToolWords } from '@seller-toolbox/tool-kit';
import type { engine } from '../engine/qr-code-generator.engine.ts';
import type zh from '../locales/zh.json';
import styles from './qr-facts.module.css';

/** Version, modules and recovery of the code, for printing. */
export function QrFacts({ code }: { code: EngineOutput<typeof engine> }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const side = code.modules.length;
  const facts = [
    [t('ui.factVersion'), t('ui.factVersionValue', { version: code.version, side })],
    [t('ui.factRecovers'), format.percent(code.recovers, 0)],
    [t('ui.factModule'), `${format.number(code.modulePixels)} px`],
    [t('ui.factContrast'), `${format.number(code.contrast, { digits: 1 })} : 1`],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
