import { useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { LazyBoundary } from '@seller-toolbox/tool-kit/lazy-boundary';
import { useFormat } from '@seller-toolbox/words/react';
import { Field, TextArea } from '@seller-toolbox/ui';
import { lazy, useState } from 'react';
import type { engine } from '../engine/listing-optimizer.engine.ts';
import type zh from '../locales/zh.json';
import { BULLET_INDEXES, replaceLines, type PastedLines } from './bullet-lines.ts';
import { FieldCount } from './field-count.tsx';
import styles from './bullet-inputs.module.css';

const ReplacedBullets = lazy(async () => {
  const { loadReplacedBullets } = await import('./lazy-sections.ts');
  return { default: (await loadReplacedBullets()).ReplacedBullets };
});

/** Inputs for the five bullet points. Pasted lines are distributed to the fields below. */
export function BulletInputs({ tool }: { tool: Tool<typeof engine> }) {
  const { t, problemAt } = useToolWords<typeof zh>();
  const format = useFormat();
  const { input, change, place, problems, output } = tool;
  const [pasted, setPasted] = useState<PastedLines | null>(null);
  return (
    <fieldset className={styles.bullets}>
      <legend>{t('ui.bullets')}</legend>
      {BULLET_INDEXES.map((index) => {
        const counter = output?.fields.bullets[index];
        return (
          <Field
            key={index}
            label={t('ui.bullet', { number: format.number(index + 1) })}
            aside={counter && <FieldCount counter={counter} />}
            error={problemAt(problems, `bullets.${index}`)}
          >
            <TextArea
              rows={2}
              dir="auto"
              spellCheck={false}
              value={input.bullets[index] ?? ''}
              onValueChange={(text) =>
                change(({ bullets }) => ({ bullets: replaceLines(bullets, index, [text]) }))
              }
              onPaste={(event) => {
                const text = event.clipboardData.getData('text/plain');
                if (linesOf(text).length < 2 && !MARKED.test(text)) return;
                event.preventDefault();
                void toBullets(text).then((lines) => {
                  place(({ bullets }) => ({ bullets: replaceLines(bullets, index, lines) }));
                  setPasted({ from: index, lines, before: input.bullets });
                });
              }}
            />
          </Field>
        );
      })}
      {pasted && (
        <LazyBoundary>
          <ReplacedBullets tool={tool} pasted={pasted} onDone={() => setPasted(null)} />
        </LazyBoundary>
      )}
    </fieldset>
  );
}

/** A sign of a list at the start. */
const MARKED = /^\s?(?:[•·●■◆►✓✔✅]|<(?:ul|ol|li)\b)/iu;

/** The bullet points of a pasted text, without their marks; its lines as they are where the rest of the page cannot be loaded. */
async function toBullets(text: string): Promise<string[]> {
  try {
    const { loadCleanBullets } = await import('./lazy-sections.ts');
    return (await loadCleanBullets()).cleanBullets(text);
  } catch {
    return linesOf(text);
  }
}

function linesOf(text: string): string[] {
  return text.split(/[\r\n]+/u).filter((line) => line.trim() !== '');
}
