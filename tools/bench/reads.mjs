// @ts-check
import { startService } from '../../apps/e2e/src/service/start-service.mjs';
import { compareReads } from './compare-reads.mjs';

/** Public reads that are answered from memory (S2). */
export async function benchReads() {
  const service = await startService();
  const api = `${service.url}/api/v1/exchange-rates`;
  try {
    await compareReads('Reads', [
      { name: 'exchange-rates/latest', url: `${api}/latest`, goal: 0.5 },
      { name: 'exchange-rates/historical', url: `${api}/historical?target=CNY&range=3m`, goal: '' },
      { name: 'a prerendered page', url: `${service.url}/tools/unit-converter?lang=en`, goal: '3000/s' },
    ]);
  } finally {
    await service.stop();
  }
}
