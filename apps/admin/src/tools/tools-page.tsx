import { getToolSettings } from '@seller-toolbox/api-client/tool-settings';
import {
  toolChangesSchema,
  type ToolChanges,
  type ToolSettings,
} from '@seller-toolbox/contracts/tool-settings';
import { Button, Notice } from '@seller-toolbox/ui';
import { useState } from 'react';
import { createDraftStore } from '../parts/draft-store.ts';
import { InactiveButton } from '../parts/inactive-button.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { QueryView } from '../parts/query-view.tsx';
import { RestoredNotice, useLeaveGuard } from '../parts/unsaved.tsx';
import { useStoredDraft } from '../parts/use-stored-draft.ts';
import { useServiceQuery } from '../session/use-service.ts';
import { CategoryCard } from './category-card.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { draftCategories, isReordered, isSameDraft, resetOrder } from './tool-draft.ts';
import { useToolsWords } from './tools-words.ts';

export const TOOL_SETTINGS_KEY = ['tool-settings'];

type Row = ToolSettings & { readonly id: string; readonly updated_at: string };

const DRAFTS = {
  drafts: createDraftStore<ToolChanges>({
    key: 'stb:admin-tools-draft',
    toDraft: (stored) => {
      const parsed = toolChangesSchema.safeParse(stored);
      return parsed.success ? parsed.data : null;
    },
  }),
  toDraft: (row: Row | null): ToolChanges => ({
    ...(row?.categories && { categories: row.categories }),
    tools: row?.tools ?? {},
  }),
  isSame: isSameDraft,
};

/** Which tools visitors have, in which order, with which notice. */
export function ToolsPage() {
  const t = useToolsWords();
  const query = useServiceQuery(TOOL_SETTINGS_KEY, getToolSettings);
  return (
    <QueryView query={query} skeleton={{ shape: 'row', count: 8 }}>
      {(settings) => (
        <Editor
          title={t('head.title')}
          row={{ ...settings, id: 'tools', updated_at: settings.updated_at ?? '' }}
        />
      )}
    </QueryView>
  );
}

function Editor({ title, row }: { title: string; row: Row }) {
  const t = useToolsWords();
  const stored = useStoredDraft({ ...DRAFTS, row });
  const [isPublishing, setPublishing] = useState(false);
  const { draft, isChanged } = stored;
  useLeaveGuard(isChanged);
  const change = (next: ToolChanges) => stored.change({ categories: undefined, ...next });
  const categories = draftCategories(row.built_in, draft);
  return (
    <PageFrame
      title={title}
      line={t('head.line')}
      actions={
        <>
          {isReordered(draft) && (
            <Button icon="reset" onClick={() => change(resetOrder(draft))}>
              {t('head.resetOrder')}
            </Button>
          )}
          {isChanged && <Button onClick={stored.discard}>{t('head.discard')}</Button>}
          <InactiveButton variant="primary" inactive={!isChanged} onClick={() => setPublishing(true)}>
            {t('head.publish')}
          </InactiveButton>
        </>
      }
    >
      {stored.isRestored && <RestoredNotice onDiscard={stored.discard} />}
      {stored.isOutdated && (
        <Notice
          tone="warn"
          actions={
            <Button size="s" onClick={() => stored.take(row)}>
              {t('head.takeTheirs')}
            </Button>
          }
        >
          {t('head.outdated')}
        </Notice>
      )}
      {categories.map(({ category, tools }, at) => (
        <CategoryCard
          key={category}
          category={category}
          tools={tools}
          canMove={{ up: at > 0, down: at < categories.length - 1 }}
          builtIn={row.built_in}
          draft={draft}
          onChange={change}
        />
      ))}
      {isPublishing && (
        <PublishDialog
          published={DRAFTS.toDraft(row)}
          draft={draft}
          builtIn={row.built_in}
          updatedAt={stored.base?.updated_at || null}
          onPublished={stored.forget}
          onClose={() => setPublishing(false)}
        />
      )}
    </PageFrame>
  );
}
