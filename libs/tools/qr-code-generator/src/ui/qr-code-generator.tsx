import type { EngineOutput, EngineParsedInput } from '@seller-toolbox/tool-contract';
import { FindingList, ToolFrame, useTool, useToolWords } from '@seller-toolbox/tool-kit';
import { engine } from '../engine/qr-code-generator.engine.ts';
import { contentOf } from '../engine/qr-code-generator.schema.ts';
import type zh from '../locales/zh.json';
import { BriefStatus } from './brief-status.tsx';
import { QrActions } from './qr-actions.tsx';
import { QrBatch, type BatchList } from './qr-batch.tsx';
import { QrFacts } from './qr-facts.tsx';
import { QrInputs } from './qr-inputs.tsx';
import { QrNotes } from './qr-notes.tsx';
import { QrPreview } from './qr-preview.tsx';
import { useBriefStatus } from './use-brief-status.ts';
import { useVerifiedCode } from './use-verified-code.ts';
import { useState } from 'react';
import styles from './qr-code-generator.module.css';

export function QrCodeGenerator() {
  const tool = useTool(engine, { computeOn: 'submit', describeUse });
  const { t, textOf } = useToolWords<typeof zh>();
  const status = useBriefStatus();
  const [list, setList] = useState<BatchList>({ text: '', isPlaced: false });
  const { output } = tool;
  const code = useVerifiedCode(output, {
    isImmediate: !tool.isExample,
    onReadable: () => {
      if (tool.isDirty) status.show('ok', t('ui.generated'));
    },
  });
  return (
    <ToolFrame
      tool={{ ...tool, placeLines: (text) => setList({ text, isPlaced: true }) }}
      inputs={<QrInputs tool={tool} />}
      announcement={output ? t(`ui.check-${code.check}`) : ''}
      results={
        output && (
          <div className={styles.result}>
            <QrPreview code={output} check={code.check} />
            <FindingList findings={output.warnings} textOf={textOf} />
            <QrActions tool={tool} code={code} onStatus={status.show} />
            <BriefStatus status={status} />
            <QrFacts code={output} />
          </div>
        )
      }
      more={
        <>
          <QrBatch look={tool.input} list={list} onText={(text) => setList({ text, isPlaced: false })} />
          <QrNotes />
        </>
      }
      tips={[t('ui.tipTest'), t('ui.tipShort'), t('ui.tipContrast'), t('ui.tipSize')]}
    />
  );
}

/** A use is counted only when the text in the fields has been made into a code. */
function describeUse(
  { url, size, level, version }: EngineOutput<typeof engine>,
  asked: EngineParsedInput<typeof engine>,
) {
  return url === contentOf(asked.url.trim(), asked.content)
    ? { size, level, version, urlLength: url.length }
    : null;
}
