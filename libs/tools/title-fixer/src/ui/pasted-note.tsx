import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { Notice } from '@seller-toolbox/ui';
import { useState } from 'react';
import { TITLE_CAPACITY } from '../engine/title-fixer.schema.ts';
import type zh from '../locales/zh.json';

export interface PastedNoteProps {
  /** The text of the last paste. */
  text: string;
  /** The title with it. */
  title: string;
}

/** Says of a pasted text that is too long, or has several lines, that it is one title; until the title is changed. */
export function PastedNote({ text, title }: PastedNoteProps) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const [first] = useState(title);
  const trimmed = text.trim();
  const isOneTitle = trimmed.length <= TITLE_CAPACITY && !trimmed.includes('\n');
  if (isOneTitle || title !== first) return null;
  return (
    <Notice tone="warn" live="polite">
      {t('ui.pastedNote', { max: format.number(TITLE_CAPACITY), many: t('ui.manyTitles') })}
    </Notice>
  );
}
