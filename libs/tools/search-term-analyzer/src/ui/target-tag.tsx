import { useToolWords } from '@seller-toolbox/tool-kit';
import { Badge } from '@seller-toolbox/ui';
import { targetKindOf } from '../engine/target-kind.ts';
import type zh from '../locales/zh.json';

/** Marks a product page or a group of an automatic campaign beside its name; nothing beside a search term. */
export function TargetTag({ text }: { text: string }) {
  const { t } = useToolWords<typeof zh>();
  const kind = targetKindOf(text);
  return kind && <Badge>{t(`ui.tag-${kind}`)}</Badge>;
}
