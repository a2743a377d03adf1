import type { AnnouncementFilter } from '@seller-toolbox/contracts/announcements';
import { useErrorText } from '../parts/error-text.ts';
import { useTell } from '../parts/notices.tsx';
import type { Selection } from '../parts/selection.ts';
import { useServiceChange } from '../session/use-service.ts';
import { listAllAnnouncements } from './announcement-list.ts';
import type { KnownRows } from './use-known-rows.ts';

export interface SelectAllOptions {
  readonly filter: AnnouncementFilter;
  readonly selection: Selection;
  readonly known: KnownRows;
}

/** Selects everything that fits the filter, on all pages of the list. */
export function useSelectAll({ filter, selection, known }: SelectAllOptions) {
  const tell = useTell();
  const textOf = useErrorText();
  const { mutate, isPending } = useServiceChange((_: void, options) => listAllAnnouncements(filter, options));

  function selectAll() {
    mutate(undefined, {
      onSuccess: (rows) => {
        known.add(rows);
        selection.setAll(
          rows.map(({ id }) => id),
          true,
        );
      },
      onError: (error) => tell({ tone: 'bad', text: textOf(error) }),
    });
  }

  return { selectAll, isPending };
}
