// @ts-check
// Run with tsx, before the service starts, which holds the embedded database.
import { openAdministration } from '@seller-toolbox/api/administration';
import { ADMIN_PEOPLE } from './admin-people.mjs';

const administration = await openAdministration(process.env);
for (const person of Object.values(ADMIN_PEOPLE)) {
  await administration.createUser(person);
}
await administration.close();
