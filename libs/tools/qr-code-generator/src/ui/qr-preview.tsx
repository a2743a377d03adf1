import type { EngineOutput } from '@seller-toolbox/tool-contract';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { Badge, type IconName, type Tone } from '@seller-toolbox/ui';
import type { engine } from '../engine/qr-code-generator.engine.ts';
import type zh from '../locales/zh.json';
import { CodeDrawing } from './code-drawing.tsx';
import type { CodeCheck } from './use-verified-code.ts';
import styles from './qr-preview.module.css';

/** A larger code is scaled down to this many pixels. */
const MAX_PREVIEW = 300;

const LOOKS: Readonly<Record<CodeCheck, { tone: Tone; icon: IconName }>> = {
  waiting: { tone: 'neutral', icon: 'info' },
  checking: { tone: 'neutral', icon: 'clock' },
  readable: { tone: 'ok', icon: 'circle-check' },
  unreadable: { tone: 'bad', icon: 'circle-x' },
  unchecked: { tone: 'warn', icon: 'triangle-alert' },
};

export interface QrPreviewProps {
  code: EngineOutput<typeof engine>;
  check: CodeCheck;
}

export function QrPreview({ code, check }: QrPreviewProps) {
  const { t } = useToolWords<typeof zh>();
  return (
    <figure className={styles.preview}>
      <CodeDrawing
        svg={code.svg}
        side={Math.min(code.size, MAX_PREVIEW)}
        label={t('ui.codeOf', { url: code.url })}
      />
      <figcaption>
        <span className={styles.url}>{code.url}</span>
        <Badge {...LOOKS[check]}>{t(`ui.check-${check}`)}</Badge>
      </figcaption>
    </figure>
  );
}
