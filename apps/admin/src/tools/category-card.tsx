import type { ToolCategory } from '@seller-toolbox/tool-contract';
import { Card } from '@seller-toolbox/ui';
import type { EditProps } from './edit-props.ts';
import { MoveButtons } from './move-buttons.tsx';
import { moveCategory, type DraftTool } from './tool-draft.ts';
import { ToolRow } from './tool-row.tsx';
import styles from './tools-page.module.css';
import { useToolsWords } from './tools-words.ts';

export interface CategoryCardProps extends EditProps {
  readonly category: ToolCategory;
  readonly tools: readonly DraftTool[];
  readonly canMove: { readonly up: boolean; readonly down: boolean };
}

/** The tools of a category, and its place among the categories. */
export function CategoryCard({ category, tools, canMove, ...edit }: CategoryCardProps) {
  const t = useToolsWords();
  const name = t(`category.${category}`);
  return (
    <Card
      title={name}
      actions={
        <MoveButtons
          name={name}
          can={canMove}
          onMove={(step) => edit.onChange(moveCategory(edit.builtIn, edit.draft, { category, step }))}
        />
      }
    >
      <ul className={styles.list}>
        {tools.map((tool, at) => (
          <ToolRow
            key={tool.id}
            tool={tool}
            canMove={{ up: at > 0, down: at < tools.length - 1 }}
            {...edit}
          />
        ))}
      </ul>
    </Card>
  );
}
