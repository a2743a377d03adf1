import { Checkbox } from '@seller-toolbox/ui';
import { useFrameWords } from '../app/admin-words-context.tsx';
import type { Selection } from './selection.ts';

interface SelectAllProps {
  readonly selection: Selection;
  /** Of the rows on the page. */
  readonly keys: readonly string[];
  readonly labelLook?: 'shown' | 'hidden';
}

/** Selects the rows of the page that is shown. */
export function SelectAll({ selection, keys, labelLook = 'hidden' }: SelectAllProps) {
  const t = useFrameWords();
  const selected = keys.filter((key) => selection.keys.has(key)).length;
  const all = keys.length > 0 && selected === keys.length;
  return (
    <Checkbox
      label={
        <span className={labelLook === 'hidden' ? 'visually-hidden' : undefined}>{t('table.selectAll')}</span>
      }
      checked={all}
      disabled={keys.length === 0}
      ref={(box) => {
        if (box) box.indeterminate = selected > 0 && !all;
      }}
      onCheckedChange={(checked) => selection.setAll(keys, checked)}
    />
  );
}

interface SelectRowProps {
  readonly selection: Selection;
  readonly rowKey: string;
  readonly name: string;
}

export function SelectRow({ selection, rowKey, name }: SelectRowProps) {
  const t = useFrameWords();
  return (
    <Checkbox
      label={<span className="visually-hidden">{t('table.select', { name })}</span>}
      checked={selection.keys.has(rowKey)}
      onCheckedChange={() => selection.toggle(rowKey)}
    />
  );
}
