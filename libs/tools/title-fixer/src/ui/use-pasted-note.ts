import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { useRef, useState, type ClipboardEvent } from 'react';
import { TITLE_CAPACITY } from '../engine/title-fixer.schema.ts';
import type zh from '../locales/zh.json';

interface Pasted {
  readonly length: number;
  /** Lines with text. */
  readonly lines: number;
}

export interface PastedNote {
  readonly onPaste: (event: ClipboardEvent) => void;
  /** After each change of the title. */
  readonly onTitle: (title: string) => void;
  /** Empty where the title has been changed since, or was taken as it is. */
  readonly note: string;
}

/** Says of a pasted text that it was cut, or that its lines are read as one title. */
export function usePastedNote(title: string): PastedNote {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const pasted = useRef<Pasted>(null);
  const [noted, setNoted] = useState<(Pasted & { readonly title: string }) | null>(null);
  const isNoted = noted !== null && noted.title === title;
  return {
    onPaste: ({ clipboardData }) => {
      const text = clipboardData.getData('text/plain').trim();
      const lines = text.split(/[\r\n]+/u).filter((line) => line.trim() !== '').length;
      pasted.current = lines > 1 || text.length > TITLE_CAPACITY ? { length: text.length, lines } : null;
    },
    onTitle: (next) => {
      setNoted(pasted.current && { ...pasted.current, title: next });
      pasted.current = null;
    },
    note: isNoted ? noteOf(noted) : '',
  };

  function noteOf({ lines }: Pasted): string {
    const many = t('ui.manyTitles');
    return lines > 1
      ? t('ui.pastedLines', { lines: format.number(lines), many })
      : t('ui.pastedCut', { max: format.number(TITLE_CAPACITY), many });
  }
}
