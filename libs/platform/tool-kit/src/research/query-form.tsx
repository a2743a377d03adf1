import { Button, type IconName } from '@seller-toolbox/ui';
import type { ReactNode } from 'react';
import type { Tool } from '../use-tool.ts';
import styles from './query-form.module.css';

export interface QueryFormProps {
  tool: Pick<Tool, 'run' | 'state'>;
  /** Of the button. */
  label: string;
  icon?: IconName;
  /** A request to the service is open for what the tool computes with. */
  busy?: boolean;
  /** False while there is nothing to ask for; Enter does nothing then. */
  canSubmit?: boolean;
  /** Above the line of fields. */
  above?: ReactNode;
  /** Narrow fields after the one that grows. */
  options?: ReactNode;
  /** The field with the query. */
  children: ReactNode;
}

/** The form of a tool that computes on request: by Enter and by the button. */
export function QueryForm(props: QueryFormProps) {
  const { tool, label, icon = 'search', busy = false, canSubmit = true, above, options, children } = props;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        tool.run();
      }}
    >
      {above}
      <div className={styles.line}>
        <div className={styles.query}>{children}</div>
        {options}
        <Button
          type="submit"
          icon={icon}
          className={styles.ask}
          busy={busy || tool.state.status === 'running'}
          disabled={!canSubmit}
        >
          {label}
        </Button>
      </div>
    </form>
  );
}
