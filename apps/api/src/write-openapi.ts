// `npm run openapi`: writes the committed description of the API.
import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { createTestApp } from './test-app.ts';

const [file = 'docs/api/openapi.json'] = process.argv.slice(2);
const app = await createTestApp();
const text = JSON.stringify(app.swagger());
writeFileSync(file, await format(text, { ...(await resolveConfig(file)), parser: 'json' }));
await app.close();
console.log(`written: ${file}`);
