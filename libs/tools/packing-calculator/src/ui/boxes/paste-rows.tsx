import { useToolWords } from '@seller-toolbox/tool-kit';
import { Disclosure } from '@seller-toolbox/ui';
import { Suspense, useState } from 'react';
import type zh from '../../locales/zh.json';
import type { PasteFormProps } from './paste-form.tsx';
import { PasteForm } from '../lazy-parts.ts';
import { useMeasures } from '../measures.tsx';

/** The form for pasted rows, loaded when it is opened. */
export function PasteRows(props: Omit<PasteFormProps, 'units'>) {
  const { t } = useToolWords<typeof zh>();
  const { measures } = useMeasures();
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure summary={t('ui.paste')} aside={`${measures.length} · ${measures.weight}`} onToggle={setOpen}>
      {isOpen && (
        <Suspense fallback={null}>
          <PasteForm {...props} units={measures} />
        </Suspense>
      )}
    </Disclosure>
  );
}
