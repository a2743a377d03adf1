import type { CallOptions } from '@seller-toolbox/api-client/call-api';
import { downloadFile } from '@seller-toolbox/ui/download-file';
import { Button } from '@seller-toolbox/ui';
import { useFrameWords } from '../app/admin-words-context.tsx';
import { useServiceChange } from '../session/use-service.ts';
import { useErrorText } from './error-text.ts';
import { useTell } from './notices.tsx';

export interface CsvButtonProps {
  /** Of the file, before the day. */
  readonly name: string;
  /** Asks the service for the file of what is filtered. */
  readonly ask: (options: CallOptions) => Promise<string>;
}

/** Saves the filtered list as a file for spreadsheets: `feedback-2026-11-22.csv`. */
export function CsvButton({ name, ask }: CsvButtonProps) {
  const t = useFrameWords();
  const tell = useTell();
  const textOf = useErrorText();
  const { mutate, isPending } = useServiceChange((_: void, options) => ask(options));

  function save(text: string) {
    const day = new Date().toISOString().slice(0, 10);
    downloadFile(text, { name: `${name}-${day}.csv`, type: 'text/csv;charset=utf-8' });
  }

  return (
    <Button
      icon="download"
      busy={isPending}
      onClick={() =>
        mutate(undefined, {
          onSuccess: save,
          onError: (error) => tell({ tone: 'bad', text: t('csv.failed', { reason: textOf(error) }) }),
        })
      }
    >
      {t('csv.save')}
    </Button>
  );
}
