import { runEngine, type AnyEngine } from '@seller-toolbox/tool-contract';
import { isRecord, parseJson } from '@seller-toolbox/tool-contract/json';
import { Button } from '@seller-toolbox/ui';
import { useMemo, useState } from 'react';
import styles from './raw-panel.module.css';
import type { ScreenInput } from './use-screen-input.ts';

/** Editable JSON of the input, and the output of the engine. */
export function RawPanel({ engine, screen }: { engine: AnyEngine; screen: ScreenInput }) {
  const input: unknown = screen.input ?? engine.examples[0].input;
  const written = JSON.stringify(input, null, 2);
  const [draft, setDraft] = useState({ of: written, text: written });
  const text = draft.of === written ? draft.text : written;
  const edited = parseJson(text);
  // "now" is read once per input, as on the page.
  const result = useMemo(
    () => runEngine(engine, JSON.parse(written), { now: Date.now() }),
    [engine, written],
  );

  return (
    <>
      <h2>Input</h2>
      <textarea
        className={styles.code}
        aria-label="Input as JSON"
        rows={Math.min(20, text.split('\n').length + 1)}
        spellCheck={false}
        value={text}
        onChange={(event) => setDraft({ of: written, text: event.target.value })}
      />
      <Button
        size="s"
        disabled={!isRecord(edited) || text === written}
        onClick={() => isRecord(edited) && screen.hand(edited)}
      >
        {!isRecord(edited) ? 'Not a JSON object' : 'Use this input'}
      </Button>
      <h2>{result.ok ? 'Output' : 'Problems'}</h2>
      <pre className={styles.code}>
        {JSON.stringify(result.ok ? result.output : result.problems, null, 2)}
      </pre>
      <h2>Tracked uses</h2>
      <pre className={styles.code}>
        {screen.uses.map((details) => JSON.stringify(details)).join('\n') || '–'}
      </pre>
    </>
  );
}
