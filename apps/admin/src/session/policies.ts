import { ROLES, type Role, type User } from '@seller-toolbox/contracts/auth';

type Who = Pick<User, 'role'>;

/** Whether a user has at least this role; a super_admin passes every check. The service decides by the same order. */
export function hasRole({ role }: Who, minimum: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(minimum);
}

export const canManageFeedback = (user: Who): boolean => hasRole(user, 'admin');
export const canManageAnnouncements = (user: Who): boolean => hasRole(user, 'admin');
