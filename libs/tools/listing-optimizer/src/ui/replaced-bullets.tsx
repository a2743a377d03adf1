import type { Tool } from '@seller-toolbox/tool-kit';
import { Button, Notice } from '@seller-toolbox/ui';
import { LazyWords } from '@seller-toolbox/words/lazy-words';
import { usePlatformWords } from '@seller-toolbox/words/react';
import { useRef } from 'react';
import { examples } from '../engine/listing-optimizer.examples.ts';
import type { ListingOptimizerEngine } from '../engine/listing-optimizer.engine.ts';
import { BULLET_INDEXES, replaceLines, type PastedLines } from './bullet-lines.ts';
import { BUILDER_WORDS, loadBuilderWords, useBuilderWords } from './builder/builder-words.ts';

export interface ReplacedBulletsProps {
  tool: Tool<ListingOptimizerEngine>;
  pasted: PastedLines;
  /** Ends the offer. */
  onDone: () => void;
}

/** Offers the bullet points back that pasted lines have replaced, while some of the lines are in their fields. */
export function ReplacedBullets(props: ReplacedBulletsProps) {
  const { tool, pasted } = props;
  const { from, lines, before } = pasted;
  const after = replaceLines(before, from, lines);
  const replaced = BULLET_INDEXES.filter((at) => after[at] !== (before[at] ?? ''));
  const isLost = replaced.some((at) => isOwn(before[at] ?? ''));
  const isThere = replaced.some((at) => after[at] !== '' && tool.input.bullets[at] === after[at]);
  if (!isLost || !isThere) return null;
  return (
    <LazyWords namespace={BUILDER_WORDS} load={loadBuilderWords}>
      <Offer {...props} />
    </LazyWords>
  );
}

/** The frame offers the example back. */
const EXAMPLE: readonly string[] = examples[0].input.bullets;

function isOwn(bullet: string): boolean {
  return bullet.trim() !== '' && !EXAMPLE.includes(bullet);
}

function Offer({ tool, pasted: { from, lines, before }, onDone }: ReplacedBulletsProps) {
  const t = useBuilderWords();
  const platform = usePlatformWords();
  const notice = useRef<HTMLDivElement>(null);
  const end = () => {
    // The pressed button is removed.
    notice.current?.closest('fieldset')?.querySelectorAll('textarea')[from]?.focus();
    onDone();
  };
  function undo() {
    const own = BULLET_INDEXES.slice(from, from + lines.length).map((at) => before[at] ?? '');
    tool.place(({ bullets }) => ({ bullets: replaceLines(bullets, from, own) }));
    end();
  }
  return (
    <div ref={notice}>
      <Notice
        live="polite"
        dismiss={{ label: platform('frame.dismiss'), onDismiss: end }}
        actions={
          <Button size="s" icon="reset" onClick={undo}>
            {platform('frame.undo')}
          </Button>
        }
      >
        {t('builder.bulletsReplaced')}
      </Notice>
    </div>
  );
}
