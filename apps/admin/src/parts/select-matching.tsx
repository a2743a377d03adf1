import type { CallOptions } from '@seller-toolbox/api-client/call-api';
import { Button } from '@seller-toolbox/ui';
import { useFrameWords } from '../app/admin-words-context.tsx';
import { useServiceChange } from '../session/use-service.ts';
import { useErrorText } from './error-text.ts';
import { useNotify } from './notices.tsx';
import type { Selection } from './selection.ts';

export interface SelectMatchingProps<Row> {
  readonly selection: Selection;
  /** How many rows match the filter. */
  readonly total: number;
  readonly disabled: boolean;
  readonly listMatching: (options: CallOptions) => Promise<readonly Row[]>;
  /** Gets the rows, which may be on pages that were never shown. */
  readonly onListed?: (rows: readonly Row[]) => void;
}

/** Selects all rows that match the filter, on all pages of the list; nothing while as many are selected. */
export function SelectMatching<Row extends { readonly id: string }>(props: SelectMatchingProps<Row>) {
  const { selection, total, disabled, listMatching, onListed } = props;
  const t = useFrameWords();
  const notify = useNotify();
  const textOf = useErrorText();
  const { mutate, isPending } = useServiceChange((_: void, options) => listMatching(options));
  if (selection.keys.size >= total) return null;

  function selectAll() {
    mutate(undefined, {
      onSuccess: (rows) => {
        onListed?.(rows);
        selection.setAll(
          rows.map(({ id }) => id),
          true,
        );
      },
      onError: (error) => notify({ tone: 'bad', text: textOf(error) }),
    });
  }

  return (
    <Button size="s" busy={isPending} disabled={disabled} onClick={selectAll}>
      {t('table.selectMatching', { count: total })}
    </Button>
  );
}
