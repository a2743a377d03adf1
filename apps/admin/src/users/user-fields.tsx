import type { FieldError } from '@seller-toolbox/contracts';
import { ROLES, type Role } from '@seller-toolbox/contracts/auth';
import { MAX_FULL_NAME } from '@seller-toolbox/contracts/users';
import { Field, Select, TextInput } from '@seller-toolbox/ui';
import { useFrameWords } from '../app/admin-words-context.tsx';
import { useFieldText } from '../parts/error-text.ts';
import { useUsersWords } from './users-words.ts';

export interface UserDraft {
  readonly full_name: string;
  readonly email: string;
  readonly role: Role;
}

export interface UserFieldsProps {
  readonly draft: UserDraft;
  readonly problems: readonly FieldError[];
  readonly disabled: boolean;
  /** The own role cannot be changed by oneself. */
  readonly isSelf?: boolean;
  readonly onChange: (part: Partial<UserDraft>) => void;
}

/** The fields that creating and editing share. */
export function UserFields({ draft, problems, disabled, isSelf = false, onChange }: UserFieldsProps) {
  const t = useUsersWords();
  const frame = useFrameWords();
  const fieldText = useFieldText('users');
  const errorOf = (path: string) => {
    const problem = problems.find((each) => each.path === path);
    return problem && fieldText(problem);
  };
  return (
    <>
      <Field label={t('field.fullName')} error={errorOf('full_name')}>
        <TextInput
          value={draft.full_name}
          maxLength={MAX_FULL_NAME}
          autoComplete="off"
          disabled={disabled}
          onValueChange={(typed) => onChange({ full_name: typed })}
        />
      </Field>
      <Field label={t('field.email')} error={errorOf('email')}>
        <TextInput
          type="email"
          value={draft.email}
          autoComplete="off"
          disabled={disabled}
          onValueChange={(typed) => onChange({ email: typed })}
        />
      </Field>
      <Field label={t('field.role')} hint={t(`role.${draft.role}`)}>
        <Select
          options={ROLES.map((role) => ({ value: role, label: frame(`roles.${role}`) }))}
          value={draft.role}
          disabled={disabled || isSelf}
          onValueChange={(role) => onChange({ role })}
        />
      </Field>
    </>
  );
}
