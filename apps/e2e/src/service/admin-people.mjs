// @ts-check
/**
 * Test users of the admin section. Tests that end sessions have users of their own.
 * @type {Readonly<Record<'root' | 'editor' | 'viewer' | 'changer' | 'traveller', { username: string, password: string, role: 'super_admin' | 'admin' | 'viewer' }>>}
 */
export const ADMIN_PEOPLE = {
  root: { username: 'root', password: 'Root-Password-1', role: 'super_admin' },
  editor: { username: 'editor', password: 'Editor-Password-1', role: 'admin' },
  viewer: { username: 'viewer', password: 'Viewer-Password-1', role: 'viewer' },
  changer: { username: 'changer', password: 'Changer-Password-1', role: 'admin' },
  traveller: { username: 'traveller', password: 'Traveller-Password-1', role: 'admin' },
};
